// A frame of 8:7 on a picture: how large it may be, and where it may lie.
import type { Crop } from '$lib/api';

export const SHAPE = 8 / 7;
export const SMALLEST = 0.2; // of the largest frame that fits

/** `size` from SMALLEST to 1, `x` and `y` from 0 (left, top) to 1: what the three levers say. */
export interface Frame {
  size: number;
  x: number;
  y: number;
}

export const CENTRED: Frame = { size: 1, x: 0.5, y: 0.5 };

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The part of a picture (width / height is `aspect`) that lies in the frame. */
export function cropOf({ size, x, y }: Frame, aspect: number): Crop {
  const w = size * Math.min(1, SHAPE / aspect);
  const h = size * Math.min(1, aspect / SHAPE);
  return { x: x * (1 - w), y: y * (1 - h), w, h };
}

/** The frame pulled by a part of the picture's width and height. */
export function moved(frame: Frame, aspect: number, dx: number, dy: number): Frame {
  const { x, y } = cropOf(frame, aspect);
  return laid(frame, aspect, x + dx, y + dy);
}

/** The frame made as wide as this; its upper left corner stays where it is, if it can. */
export function widened(frame: Frame, aspect: number, width: number): Frame {
  const { x, y } = cropOf(frame, aspect);
  const size = within(SMALLEST, width / Math.min(1, SHAPE / aspect), 1);
  return laid({ ...frame, size }, aspect, x, y);
}

/** The frame with its upper left corner there, or as near as the picture's edge allows. */
function laid(frame: Frame, aspect: number, left: number, top: number): Frame {
  const { w, h } = cropOf(frame, aspect);
  return {
    size: frame.size,
    x: w < 1 ? within(0, left / (1 - w), 1) : frame.x,
    y: h < 1 ? within(0, top / (1 - h), 1) : frame.y,
  };
}
