import { ClientError } from '@perya/contract/client-errors';

const failure = 'Failed to convert image URL to file';

export class ImageFileError extends ClientError {
  override readonly name = 'ImageFileError';

  constructor(cause?: unknown) {
    super('fetch', failure, 'IMAGE_FILE', cause);
  }
}

const dataUrlPattern = /^data:([\w.+-]+)\/([\w.+-]+)(?:;[^,]*)?,/;

/** A picture from the camera or a canvas is a data URL; any other address is fetched. [A-416 A-462 A-463] */
export async function imageFile(
  url: string,
  name: string,
  fetchUrl: typeof fetch = fetch,
): Promise<File> {
  const [, kind, subtype] = dataUrlPattern.exec(url) ?? [];
  try {
    const answer = await fetchUrl(url);
    if (!answer.ok) throw new ImageFileError();
    const bytes = await answer.arrayBuffer();
    return kind === undefined || subtype === undefined
      ? new File([bytes], name, { type: 'application/octet-stream' })
      : new File([bytes], `${name}.${subtype}`, { type: `${kind}/${subtype}` });
  } catch (error) {
    throw new ImageFileError(error);
  }
}
