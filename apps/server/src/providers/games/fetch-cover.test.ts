import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchCover } from './fetch-cover.ts';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/cover') return response.end('a picture');
    if (url === '/elsewhere') return response.writeHead(302, { location: '/cover' }).end();
    if (url === '/vast') return response.end(Buffer.alloc(9_000_000));
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a cover', () => {
  test('is fetched from an origin that covers come from', async () => {
    expect(String(await fetchCover(`${origin}/cover`, [origin]))).toBe('a picture');
  });

  test.each([
    ['from anywhere else', '/cover', 'https://pictures.example', 'refused'],
    ['that is not there', '/none', null, 'refused'],
    ['that lies elsewhere', '/elsewhere', null, 'unreachable'],
    ['that is too large', '/vast', null, 'unreadable'],
  ])('%s is not', async (_what, path, allowed, trouble) => {
    await expect(fetchCover(`${origin}${path}`, [allowed ?? origin])).rejects.toThrow(trouble);
  });

  test('under no address is not', async () => {
    await expect(fetchCover('no address', [origin])).rejects.toThrow('refused');
  });
});
