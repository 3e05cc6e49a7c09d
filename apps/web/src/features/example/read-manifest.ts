export interface ManifestPicture {
  readonly base: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

function isMeasured(value: unknown): value is Omit<ManifestPicture, 'base'> {
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, widths } = value as Record<string, unknown>;
  return typeof width === 'number' && typeof height === 'number' && Array.isArray(widths);
}

/** The pictures of one kind from the list that the art build writes, in the order of their names. */
export function picturesOf(manifest: unknown, kind: string): ManifestPicture[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  return Object.entries(manifest)
    .filter(([path]) => path.startsWith(`${kind}/`))
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, measured]) =>
      isMeasured(measured) ? [{ ...measured, base: `/art/${path}` }] : [],
    );
}
