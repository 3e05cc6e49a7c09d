import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
};
export const assetType = (name: string) => types[extname(name)] ?? 'application/octet-stream';

/** Names change with the content, so a browser keeps a file; a cache that others share does not. */
export const yearForOne = 'private, max-age=31536000, immutable';

/** What the build has compressed, the smaller first, by what a browser calls it. */
const compressed = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

interface Kept {
  plain: Buffer;
  smaller: readonly { encoding: string; bytes: Buffer }[];
}

/** Sends files of the bundle, which is small: each is read once, with what the build has compressed of it. */
export function createFileSender(folder: string) {
  const kept = new Map<string, Promise<Kept>>();

  async function read(name: string): Promise<Kept> {
    const path = join(folder, name);
    const found = await Promise.all(
      compressed.map(async ({ encoding, ending }) => {
        const bytes = await readFile(`${path}${ending}`).catch(() => null);
        return bytes === null ? [] : [{ encoding, bytes }];
      }),
    );
    return { plain: await readFile(path), smaller: found.flat() };
  }

  /** Only names that the build is known to have come here. */
  return async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const reading = kept.get(name) ?? read(name);
    kept.set(name, reading);
    const { plain, smaller } = await reading;
    reply
      .type(assetType(name))
      .headers({ 'cache-control': yearForOne, vary: 'accept-encoding, cookie' });
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const sent = smaller.find(({ encoding }) => accepted.includes(encoding));
    if (sent) return reply.header('content-encoding', sent.encoding).send(sent.bytes);
    return reply.send(plain);
  };
}
