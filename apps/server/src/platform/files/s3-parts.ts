import { type AskStore, StoreError } from './s3-request.ts';

/** A store takes no smaller part but the last, and each part has the time of one request. */
const partBytes = 8 * 1024 * 1024;

/** Cuts what comes in any sizes into parts, the last one as large as what is left. */
async function* cutIntoParts(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, bytes: number) {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < bytes) continue;
    let whole = Buffer.concat(waiting);
    for (; whole.length >= bytes; whole = whole.subarray(bytes)) yield whole.subarray(0, bytes);
    waiting = [whole];
    size = whole.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Sends a large object part by part; until the last word is said, nothing lies under the key. */
export function createPartWriter(ask: AskStore, bytes = partBytes) {
  async function finish(key: string, uploadId: string, tags: readonly string[]): Promise<void> {
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    const answer = await ask({ method: 'POST', key, query: { uploadId }, body });
    // A store may say yes before it has put the parts together, and no in the body.
    const [, code = ''] = /<Error>[\s\S]*<Code>(\w{1,64})<\/Code>/.exec(`${answer.body}`) ?? [];
    if (code !== '') throw new StoreError(`it could not put the parts together: ${code}`, code);
  }

  async function writeRest(key: string, parts: AsyncGenerator<Buffer>, first: Buffer) {
    const begun = await ask({ method: 'POST', key, query: { uploads: '' } });
    const [, uploadId = ''] = /<UploadId>([^<]+)<\/UploadId>/.exec(`${begun.body}`) ?? [];
    if (uploadId === '') throw new StoreError('it begins no upload in parts');
    const tags: string[] = [];
    const send = async (body: Buffer) => {
      const query = { partNumber: String(tags.length + 1), uploadId };
      tags.push((await ask({ method: 'PUT', key, query, body })).etag);
    };
    try {
      await send(first);
      for await (const part of parts) await send(part);
      await finish(key, uploadId, tags);
    } catch (error) {
      // What was sent is paid for until somebody removes it.
      const expected = [404];
      await ask({ method: 'DELETE', key, query: { uploadId }, expected, tries: 1 }).catch(() => {});
      throw error;
    }
  }

  return async (key: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> => {
    const parts = cutIntoParts(chunks, bytes);
    const first = await parts.next();
    const body = first.value ?? Buffer.alloc(0);
    if (body.length < bytes) await ask({ method: 'PUT', key, body });
    else await writeRest(key, parts, body);
  };
}

/** Reads an object part by part, each as soon as it is asked for; null if there is none. */
export async function readInParts(
  ask: AskStore,
  key: string,
  bytes = partBytes,
): Promise<AsyncIterable<Buffer> | null> {
  const { status, etag, size } = await ask({ method: 'HEAD', key, expected: [404] });
  if (status === 404) return null;
  async function* follow() {
    for (let from = 0; from < size; from += bytes) {
      const range = `bytes=${from}-${Math.min(from + bytes, size) - 1}`;
      const part = await ask({ key, headers: { range }, expected: [404, 416] });
      if (part.etag !== etag || part.status >= 400) {
        throw new StoreError('the object was changed while it was read');
      }
      yield part.body;
    }
  }
  return follow();
}
