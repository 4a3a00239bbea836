export type Size = { width: number; height: number };

/** How near one looks, 1 for as much as fits, and where: from 0, left or top, to 1. */
export type Cut = { zoom: number; across: number; down: number };

/** The part of a picture that is kept: upright, in the shape of a portrait, never beyond the edges. */
export function cutOut(picture: Size, least: Size, { zoom, across, down }: Cut) {
  const shape = least.width / least.height;
  const widest = Math.min(picture.width, picture.height * shape);
  const width = widest / zoom;
  const height = width / shape;
  const left = (picture.width - width) * across;
  const top = (picture.height - height) * down;
  return { left, top, width, height };
}
