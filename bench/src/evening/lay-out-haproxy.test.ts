import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configAt } from './lay-out-haproxy.ts';

const given = new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url);

test('the evening runs behind the load balancer of deploy/, of which only addresses, certificate and size are changed', () => {
  const before = readFileSync(given, 'utf8').split('\n');
  const after = configAt({ port: 1, plainPort: 2, servers: [3, 4] }, '/tls.pem').split('\n');
  expect(after).toHaveLength(before.length);
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    'maxconn 1000',
    'bind 127.0.0.1:2',
    'bind 127.0.0.1:1 ssl crt /tls.pem alpn h2,http/1.1',
    'server perya-1 127.0.0.1:3',
    'server perya-2 127.0.0.1:4',
  ]);
});
