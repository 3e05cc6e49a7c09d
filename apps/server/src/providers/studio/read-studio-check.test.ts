import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStudioCheck } from './read-studio-check.ts';

const report = {
  fault: null,
  source_checked_at: '2026-11-18T00:00:00.000Z',
  components_checked_at: '2026-11-18T00:00:00.000Z',
  components: [{ name: 'rng', files: 12, sha256: 'a'.repeat(64) }],
};

let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const body = request.url === '/ours/api/health' ? report : { hello: 'world' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());

test('a studio of ours says how it is, beside the page that opens its games', async () => {
  expect(await readStudioCheck(`${url}/ours/play`)).toEqual(report);
});

test('somebody else’s answer, and none at all, is nothing', async () => {
  expect(await readStudioCheck(`${url}/theirs/play`)).toBeNull();
  expect(await readStudioCheck('http://127.0.0.1:1/play')).toBeNull();
});
