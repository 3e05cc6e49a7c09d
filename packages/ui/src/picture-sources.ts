/** The address lists of a picture that was written out in several widths and two formats. */
export function pictureSources(base: string, widths: readonly number[]) {
  const list = (ending: string) =>
    widths.map((width) => `${base}-${width}.${ending} ${width}w`).join(', ');
  const widest = Math.max(...widths);
  return { avif: list('avif'), webp: list('webp'), fallback: `${base}-${widest}.webp` };
}
