/** The brands by which the phones of Apple and others name a HEIC file. */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** By its content, whatever its name says: no browser but Safari can show one, and the server takes none. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && brands.has(head.slice(4));
}
