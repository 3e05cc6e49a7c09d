/** Turns a picture's path, as the API gives it, into an address on the images host. [A-459 A-460 A-461 A-501] */
export function imageUrl(path: string | null | undefined, imagesHost: string): string {
  if (!path) return '';
  if (path.startsWith('http')) return path;
  return `${imagesHost}${path.startsWith('/') ? '' : '/'}${path}`;
}
