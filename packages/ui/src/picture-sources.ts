/** The address list of a picture that was written out in several widths, and the widest alone. */
export function pictureSources(base: string, widths: readonly number[]) {
  const addressOf = (width: number) => `${base}-${width}.webp`;
  return {
    srcSet: widths.map((width) => `${addressOf(width)} ${width}w`).join(', '),
    src: addressOf(Math.max(...widths)),
  };
}
