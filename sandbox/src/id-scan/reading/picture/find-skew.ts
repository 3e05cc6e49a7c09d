import type { GreyPicture } from './grey-picture.ts';

const steepestDegrees = 12;

interface Edge {
  x: number;
  y: number;
}

/** Where a pixel is clearly darker than the one below it: the feet of letters, which stand in lines. */
function findEdges({ data, width, height }: GreyPicture): Edge[] {
  const edges: Edge[] = [];
  const gap = 3;
  for (let y = 0; y < height - gap; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      if ((data[here + gap * width] ?? 0) - (data[here] ?? 0) > 70) edges.push({ x, y });
    }
  }
  return edges;
}

/** How sharply the edges gather in rows when the picture is turned by this much. */
function sharpnessAt(edges: readonly Edge[], degrees: number, rows: Float64Array): number {
  rows.fill(0);
  const slope = Math.tan((degrees * Math.PI) / 180);
  const middle = rows.length / 2;
  for (const { x, y } of edges) {
    const row = Math.round(y - x * slope + middle / 2);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}

/** By how many degrees the lines of text fall to the right. */
export function findSkew(picture: GreyPicture): number {
  const edges = findEdges(picture);
  const rows = new Float64Array(picture.height * 2);
  let best = { degrees: 0, sharpness: sharpnessAt(edges, 0, rows) };
  const tryAt = (degrees: number) => {
    const sharpness = sharpnessAt(edges, degrees, rows);
    if (sharpness > best.sharpness) best = { degrees, sharpness };
  };
  for (let degrees = -steepestDegrees; degrees <= steepestDegrees; degrees += 0.5) tryAt(degrees);
  const coarse = best.degrees;
  for (let off = -0.4; off <= 0.4; off += 0.1) tryAt(coarse + off);
  return best.degrees;
}
