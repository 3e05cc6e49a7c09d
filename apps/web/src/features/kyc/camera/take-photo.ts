/** How a photo leaves the camera. */
const photoFormat = { type: 'image/jpeg', quality: 0.7 } as const;

interface Frame {
  readonly videoWidth: number;
  readonly videoHeight: number;
}

interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): { drawImage(frame: never, x: number, y: number): void } | null;
  toBlob(done: (blob: Blob | null) => void, type: string, quality: number): void;
}

/** The frame that the camera shows, in its own size and unmirrored, as a file. Null where there is no picture yet. */
export async function takePhoto(
  frame: Frame,
  name: string,
  canvas: Canvas = document.createElement('canvas') as unknown as Canvas,
): Promise<File | null> {
  if (frame.videoWidth === 0) return null;
  canvas.width = frame.videoWidth;
  canvas.height = frame.videoHeight;
  canvas.getContext('2d')?.drawImage(frame as never, 0, 0);
  const { type, quality } = photoFormat;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  return blob === null ? null : new File([blob], `${name}.jpeg`, { type });
}
