export class ImageFileError extends Error {
  override readonly name = 'ImageFileError';
}

const failure = 'Failed to convert image URL to file';
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
    if (!answer.ok) throw new ImageFileError(failure);
    const bytes = await answer.arrayBuffer();
    return kind === undefined || subtype === undefined
      ? new File([bytes], name, { type: 'application/octet-stream' })
      : new File([bytes], `${name}.${subtype}`, { type: `${kind}/${subtype}` });
  } catch (error) {
    throw new ImageFileError(failure, { cause: error });
  }
}
