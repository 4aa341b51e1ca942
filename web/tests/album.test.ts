// The host's album: names from files, rounds told before the start, frames, one change at a time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '$lib/api';
import { Album, MOST_BYTES, nameFrom } from '$lib/seats/album.svelte';
import { roundsOf } from '$lib/seats/rounds';
import { CENTRED, SHAPE, cropOf, moved, widened } from '$lib/seats/crop';
import { until } from './until';

describe('nameFrom', () => {
  it.each([
    ['Mémé à la plage.JPG', 'Mémé à la plage'],
    ['chat_sur_le_toit.webp', 'chat sur le toit'],
    ['photo de Léa.png', 'photo de Léa'],
    ['zero\u200bwidth.png', 'zerowidth'],
    [`${'long '.repeat(20)}.jpg`, 'long '.repeat(12).trim()],
  ])('takes %j over', (file, name) => {
    expect(nameFrom(file)).toBe(name);
  });

  it.each([
    'IMG_2034.JPG',
    'IMG-20240101-WA0012.jpg',
    'DSC01234.jpeg',
    'PXL_20230101_101010123.jpg',
    '20240101_101010.jpg',
    'P1010123.JPG',
    'image (3).png',
    'WhatsApp Image 2024-01-01 at 10.10.10.jpeg',
    'Screenshot_2024.png',
    '.jpg',
  ])('finds no name in %j', (file) => {
    expect(nameFrom(file)).toBe('');
  });
});

it.each([
  [22, { rounds: 4, fresh: false }, 2],
  [34, { rounds: 4, fresh: false }, 2],
  [34, { rounds: 1, fresh: false }, 1],
  [44, { rounds: 4, fresh: false }, 4],
  [44, { rounds: 4, fresh: true }, 2],
  [300, { rounds: 26, fresh: false }, 26],
])('%i photos, %j: %i rounds', (pictures, options, rounds) => {
  expect(roundsOf(pictures, 22, options)).toBe(rounds);
});

describe.each([0.4, 1, SHAPE, 3])('a frame on a picture of shape %d', (aspect) => {
  const shape = (frame = CENTRED) => {
    const { w, h } = cropOf(frame, aspect);
    return (w * aspect) / h;
  };

  it('is as large as can be at first, and always 8:7', () => {
    const { w, h } = cropOf(CENTRED, aspect);
    expect(Math.max(w, h)).toBeCloseTo(1);
    expect(shape()).toBeCloseTo(SHAPE);
    expect(shape({ size: 0.3, x: 0, y: 1 })).toBeCloseTo(SHAPE);
  });

  it('never leaves the picture', () => {
    for (const frame of [
      moved({ size: 0.5, x: 0.5, y: 0.5 }, aspect, 5, -5),
      widened({ size: 0.5, x: 1, y: 1 }, aspect, 9),
      widened({ size: 0.5, x: 0, y: 0 }, aspect, -9),
    ]) {
      const { x, y, w, h } = cropOf(frame, aspect);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + 1e-9);
      expect(w).toBeGreaterThan(0);
    }
  });

  it('follows the hand', () => {
    const from = { size: 0.4, x: 0.5, y: 0.5 };
    const before = cropOf(from, aspect);
    const after = cropOf(moved(from, aspect, 0.1, -0.05), aspect);
    expect(after.x - before.x).toBeCloseTo(0.1);
    expect(after.y - before.y).toBeCloseTo(-0.05);
    const wider = cropOf(widened(from, aspect, before.w * 1.2), aspect);
    expect(wider.w).toBeCloseTo(before.w * 1.2);
    expect(wider.x).toBeCloseTo(before.x);
  });
});

describe('an album', () => {
  const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
  let album: Album;

  beforeEach(() => {
    album = new Album('ABCDEF', 'key');
    vi.spyOn(api, 'picture').mockResolvedValue(new Blob(['webp']));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('sends one photo after the other, and says which were refused and why', async () => {
    const sent: string[] = [];
    vi.spyOn(api, 'sendPicture').mockImplementation((_code, body, { name, onsent }) => {
      sent.push((body as File).name);
      onsent?.(1);
      return (body as File).name.startsWith('letter')
        ? Promise.reject(new ApiError('album.not-a-picture'))
        : Promise.resolve({ number: sent.length, name });
    });
    album.add([file('Mer.jpg'), file('letter.jpg'), file('Ciel.png')]);
    expect(album.busy).toBe(true);
    await until(() => expect(album.busy).toBe(false));
    expect(sent).toEqual(['Mer.jpg', 'letter.jpg', 'Ciel.png']);
    expect(album.pictures.map(({ name }) => name)).toEqual(['Mer', 'Ciel']);
    expect(album.uploads.map((upload) => [upload.file.name, upload.error])).toEqual([
      ['letter.jpg', 'album.not-a-picture'],
    ]);
  });

  it('sends nothing that is too heavy', () => {
    const send = vi.spyOn(api, 'sendPicture');
    album.add([file('Mer.jpg', MOST_BYTES + 1)]);
    expect(send).not.toHaveBeenCalled();
    expect(album.uploads[0]?.error).toBe('album.too-large');
  });

  it('waits a moment where the server finds it too fast', async () => {
    vi.useFakeTimers();
    vi.spyOn(api, 'sendPicture')
      .mockRejectedValueOnce(new ApiError('too-fast'))
      .mockResolvedValue({ number: 1, name: 'Mer' });
    album.add([file('Mer.jpg')]);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(album.pictures).toHaveLength(1);
    expect(album.uploads).toEqual([]);
  });

  it('counts on as photos are taken out', async () => {
    vi.spyOn(api, 'album').mockResolvedValue(
      ['one', 'two', 'three'].map((name, place) => ({ number: place + 1, name })),
    );
    const remove = vi.spyOn(api, 'removePicture').mockResolvedValue({} as never);
    const rename = vi
      .spyOn(api, 'namePicture')
      .mockImplementation((_code, number, name) => Promise.resolve({ number, name }));
    await album.load();
    const [one, two, three] = [...album.pictures];
    if (!one || !two || !three) throw new Error('no pictures');
    await Promise.all([album.remove(one), album.rename(three, 'Trois'), album.remove(two)]);
    expect(remove.mock.calls.map(([, number]) => number)).toEqual([1, 1]);
    expect(rename.mock.calls[0]?.[1]).toBe(2);
    expect(album.pictures.map(({ name }) => name)).toEqual(['Trois']);
  });

  it('shows a photo, and cuts it anew from the original', async () => {
    const send = vi.spyOn(api, 'sendPicture').mockResolvedValue({ number: 1, name: 'Mer' });
    album.add([file('Mer.jpg')]);
    await until(() => expect(album.pictures).toHaveLength(1));
    const [picture] = album.pictures;
    if (!picture) throw new Error('no picture');
    await album.show(picture);
    const first = picture.url;
    expect(first).toMatch(/^blob:/);
    await album.cut(picture, cropOf(CENTRED, 2));
    expect(send.mock.calls[1]?.[2]).toMatchObject({ name: 'Mer', instead: 1, crop: { h: 1 } });
    expect(picture.url).not.toBe(first);
    album.close();
    expect(picture.url).toBeNull();
  });
});
