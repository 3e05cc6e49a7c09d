import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
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
const isText = /^(?:text|image\/svg)/;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Names change with the content, so a browser keeps a file; a cache that others share does not. */
export const yearForOne = 'private, max-age=31536000, immutable';

interface Kept {
  type: string;
  plain: Buffer;
  brotli: Buffer | null;
}

/** Sends files of the bundle, which is small: each is read and compressed once. */
export function createFileSender(folder: string) {
  const kept = new Map<string, Promise<Kept>>();

  async function read(name: string): Promise<Kept> {
    const type = assetType(name);
    const plain = await readFile(join(folder, name));
    const brotli = isText.test(type) ? await promisify(brotliCompress)(plain, quality) : null;
    return { type, plain, brotli };
  }

  /** Only names that the build is known to have come here. */
  return async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const reading = kept.get(name) ?? read(name);
    kept.set(name, reading);
    const { type, plain, brotli } = await reading;
    reply.type(type).headers({ 'cache-control': yearForOne, vary: 'accept-encoding, cookie' });
    const takesBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
    if (brotli && takesBrotli) return reply.header('content-encoding', 'br').send(brotli);
    return reply.send(plain);
  };
}
