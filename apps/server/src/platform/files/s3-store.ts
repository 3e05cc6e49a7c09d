import { randomBytes } from 'node:crypto';
import { StartError } from '../start-error.ts';
import {
  type FileStores,
  type ObjectStore,
  requireKey,
  type StoredObject,
} from './object-store.ts';
import { createPartWriter, readInParts } from './s3-parts.ts';
import { type AskStore, createStoreAsker, StoreError } from './s3-request.ts';
import type { S3Settings } from './settings.ts';

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

/** One page of a list; keys of ours hold nothing that XML would write otherwise. */
function readPage(xml: string, root: string): { objects: StoredObject[]; isCut: boolean } {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, each = '']) => ({
    key: textOf(each, 'Key').slice(root.length),
    bytes: Number(textOf(each, 'Size')),
    changedAt: new Date(textOf(each, 'LastModified')),
    isPartial: false,
  }));
  return { objects, isCut: textOf(xml, 'IsTruncated') === 'true' };
}

function createBucketStore(ask: AskStore, root: string): ObjectStore {
  const writeParts = createPartWriter(ask);
  const at = (key: string) => `${root}${requireKey(key)}`;
  return {
    // What is large goes in parts, so that each has the time of a request.
    write: (key, bytes) => writeParts(at(key), [bytes]),
    writeAll: (key, chunks) => writeParts(at(key), chunks),
    readAll: (key) => readInParts(ask, at(key)),
    async read(key, firstBytes) {
      const headers = firstBytes ? { range: `bytes=0-${firstBytes - 1}` } : {};
      // 416: an empty object has no first bytes.
      const answer = await ask({ key: at(key), headers, expected: [404, 416] });
      if (answer.status === 404) return null;
      return answer.status === 416 ? Buffer.alloc(0) : answer.body;
    },
    async replace(key, was, anew) {
      const held = await ask({ key: at(key), expected: [404] });
      if (held.status === 404 || !held.body.equals(was)) return false;
      const headers = { 'if-match': held.etag };
      const expected = [404, 409, 412];
      const { status } = await ask({ method: 'PUT', key: at(key), body: anew, headers, expected });
      return status < 300;
    },
    async remove(key) {
      await ask({ method: 'DELETE', key: at(key), expected: [404] });
    },
    // By the last key of the page before: the older form, which every store speaks.
    async *list(prefix = '') {
      let marker: string | undefined = '';
      while (marker !== undefined) {
        const query = { prefix: `${root}${prefix}`, ...(marker ? { marker } : {}) };
        const { objects, isCut } = readPage((await ask({ query })).body.toString(), root);
        yield* objects;
        const last = objects.at(-1);
        marker = isCut && last ? `${root}${last.key}` : undefined;
      }
    },
  };
}

const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket: make it, or correct S3_BUCKET',
  InvalidAccessKeyId: 'it does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the key of S3_ACCESS_KEY_ID',
  AccessDenied: 'this key may not list, write, read and remove in the bucket',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket',
};

/** A bucket, an area under its name. */
export function s3Stores(settings: S3Settings, times: { tryMs?: number } = {}) {
  const failures = { count: 0 };
  const onFailure = () => {
    failures.count += 1;
  };
  const ask = createStoreAsker(settings, { onFailure, ...times });
  const stores: FileStores = {
    area: (name) => createBucketStore(ask, `${settings.prefix}${name}/`),
  };
  return {
    ...stores,
    /** Does once what the house will do all day, or says in words why it cannot. */
    async require(): Promise<void> {
      const { endpoint, bucket } = settings;
      try {
        const store = stores.area('sealed');
        const key = `probe/${randomBytes(8).toString('hex')}`;
        await store.write(key, Buffer.from(key));
        const isKept = (await store.read(key))?.toString() === key;
        for await (const _ of store.list(key)) break;
        await store.remove(key);
        if (!isKept) throw new StoreError('what was written cannot be read');
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const why = advice[error.word] ?? error.why;
        throw new StartError(
          `The object store at ${endpoint}, bucket ${bucket}, is of no use: ${why}.`,
        );
      }
    },
    /** Requests that the store did not carry out, after all tries. */
    failures,
    /** Whether it answers at present. */
    async isThere(): Promise<boolean> {
      const query = { 'max-keys': '1', prefix: settings.prefix };
      return ask({ query, tries: 1 }).then(
        () => true,
        () => false,
      );
    },
  };
}
