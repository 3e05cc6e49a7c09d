/** Pictures that were uploaded from this page, by their keys; gone with the page, and never stored. */
const previews = new Map<string, string>();

export function keepPreview(objectKey: string, photo: Blob): void {
  previews.set(objectKey, URL.createObjectURL(photo));
}

export const previewOf = (objectKey: string): string | null => previews.get(objectKey) ?? null;

export function dropPreview(objectKey: string): void {
  const preview = previews.get(objectKey);
  if (preview !== undefined) URL.revokeObjectURL(preview);
  previews.delete(objectKey);
}
