interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on an oval around the middle of a box, the first at the top, at equal distances. */
export function placeAround(
  count: number,
  {
    width,
    height,
    edge,
  }: { readonly width: number; readonly height: number; readonly edge: number },
): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    return {
      x: Math.round(width / 2 + (width / 2 - edge) * Math.cos(angle)),
      y: Math.round(height / 2 + (height / 2 - edge) * Math.sin(angle)),
    };
  });
}
