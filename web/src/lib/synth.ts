// What the sounds of every game are made of: a few oscillators and some noise, played when sound is on.
import { sound } from '$lib/sound.svelte';

let context: AudioContext | null = null;

/** A sound is a score: what to play on `c`, from the moment `at`. */
export type Score = (c: AudioContext, at: number) => void;

export function play(score: Score): void {
  if (!sound.on) return;
  context ??= new AudioContext();
  void context.resume();
  score(context, context.currentTime + 0.02);
}

/** Each of these so many seconds after the beginning. */
export function inTurn(...parts: readonly [after: number, score: Score][]): Score {
  return (c, at) => parts.forEach(([after, score]) => score(c, at + after));
}

function fading(c: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.01, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(c.destination);
  return gain;
}

interface Tone {
  from: number;
  to?: number;
  length: number;
  loud: number;
  type?: OscillatorType;
}

export function tone(
  c: AudioContext,
  at: number,
  { from, to = from, length, loud, type }: Tone,
): void {
  const voice = c.createOscillator();
  voice.type = type ?? 'sine';
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(c, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

export function noise(
  c: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
): void {
  const grains = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = grains;
  const band = c.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  source.connect(band).connect(fading(c, at, length, loud));
  source.start(at);
}
