/** Two decimals are below a pixel at every size we write, and hide the last-bit differences of Math.sin between machines. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
