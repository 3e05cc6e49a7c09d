import type { GreyPicture } from './grey-picture.ts';

/** Sums of all pixels above and to the left, so that the mean of any window costs four reads. */
function sumsOf(picture: GreyPicture, value: (grey: number) => number): Float64Array {
  const { data, width, height } = picture;
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += value(data[y * width + x] ?? 0);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function windowOf(
  sums: Float64Array,
  top: number,
  bottom: number,
  left: number,
  right: number,
): number {
  return (
    (sums[bottom + right] ?? 0) -
    (sums[top + right] ?? 0) -
    (sums[bottom + left] ?? 0) +
    (sums[top + left] ?? 0)
  );
}

/**
 * Dark print on white, whatever the light: each pixel is compared with the mean of its surroundings, in units of
 * how much they vary. Print under glare or of low contrast comes out as black as any other.
 */
export function evenLight(picture: GreyPicture, radius: number): GreyPicture {
  const { data, width, height } = picture;
  const sums = sumsOf(picture, (grey) => grey);
  const squares = sumsOf(picture, (grey) => grey * grey);
  const even = new Uint8Array(data.length);
  const stride = width + 1;
  // Less than this is the noise of a camera or of JPEG.
  const quiet = 24;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x += 1) {
      const left = x > radius ? x - radius : 0;
      const right = x + radius + 1 < width ? x + radius + 1 : width;
      const area = rows * (right - left);
      const mean = windowOf(sums, top, bottom, left, right) / area;
      const square = windowOf(squares, top, bottom, left, right) / area;
      const spread = Math.sqrt(Math.max(0, square - mean * mean));
      const here = y * width + x;
      const darker = (mean - (data[here] ?? 0)) / Math.max(quiet, spread);
      even[here] = 255 - Math.round(255 * Math.min(1, Math.max(0, (darker - 0.45) / 1.4)));
    }
  }
  return { data: even, width, height };
}
