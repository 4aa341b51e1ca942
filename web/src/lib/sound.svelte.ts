// Sounds: off until switched on, made of a few oscillators and a handful of noise.
const KEY = 'manege.sound';

export type Sound = 'knock' | 'creak' | 'card' | 'steps' | 'chime' | 'refusal' | 'applause';

class Sounds {
  on = $state(localStorage.getItem(KEY) === 'on');
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? 'on' : 'off');
    if (this.on) this.play('chime');
  }

  play(sound: Sound): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    SCORES[sound](this.#context, this.#context.currentTime + 0.02);
  }
}

export const sound = new Sounds();

interface Tone {
  from: number;
  to?: number;
  type?: OscillatorType;
  length: number;
  loud: number;
}

function tone(c: AudioContext, at: number, { from, to = from, type, length, loud }: Tone): void {
  const voice = c.createOscillator();
  voice.type = type ?? 'sine';
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(c, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

function noise(c: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const grains = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = grains;
  const band = c.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(c, at, length, loud));
  source.start(at);
}

function fading(c: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(c.destination);
  return gain;
}

function thump(c: AudioContext, at: number, loud = 0.5): void {
  tone(c, at, { from: 170, to: 70, length: 0.12, loud });
  noise(c, at, 900, 0.04, loud * 0.6);
}

const SCORES: Record<Sound, (c: AudioContext, at: number) => void> = {
  knock: (c, at) => [0, 0.24, 0.48].forEach((beat) => thump(c, at + beat)),
  creak: (c, at) => {
    for (let i = 0; i < 9; i++)
      tone(c, at + i * 0.06, { from: 240 + i * 26, type: 'sawtooth', length: 0.05, loud: 0.05 });
  },
  card: (c, at) => noise(c, at, 2600, 0.09, 0.2),
  steps: (c, at) => [0, 0.28, 0.56].forEach((beat) => thump(c, at + beat, 0.15)),
  chime: (c, at) =>
    [660, 880, 1320].forEach((from, i) =>
      tone(c, at + i * 0.09, { from, length: 0.5, loud: 0.12 }),
    ),
  refusal: (c, at) => tone(c, at, { from: 220, to: 150, type: 'triangle', length: 0.2, loud: 0.2 }),
  applause: (c, at) => {
    for (let i = 0; i < 40; i++)
      noise(c, at + i * 0.035 + Math.random() * 0.02, 1400 + Math.random() * 1200, 0.05, 0.12);
  },
};
