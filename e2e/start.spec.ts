import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ordinaryUser } from './setup/ordinary-user.ts';
import { postgresProcesses, readPostmaster, stillRunning } from './setup/postgres-processes.ts';
import { readDemoWallets } from './setup/read-demo-wallets.ts';
import { test } from './setup/server-test.ts';
import type { ServerProcess } from './setup/spawn-server.ts';

// One after another, so that the folder which the tests copy is made once.
test.describe.configure({ mode: 'default' });

const demoWallets = [
  'BernardoCarpio',
  'DonyaVictorina',
  'HaringGavilan',
  'IbongAdarna',
  'JuanTamad',
  'KapitanTiago',
  'LamAngIlokano',
  'LolaBasyang',
  'MariaClara',
  'MariaMakiling',
  'PilosopoTasyo',
  'PrinsesaUrduja',
].map((nickname) => ({
  nickname,
  balance: '1000000',
  postings: '1',
}));

/** What an operator reads when the server refuses: one sentence that names the thing, never a stack. */
async function expectRefusal(server: ServerProcess, sentence: RegExp): Promise<void> {
  const { code } = await server.ended;
  const { stdout, stderr } = server.output();
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('    at ');
  expect(stdout).not.toContain('is ready');
  expect(code).toBe(1);
}

async function expectReady(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(answer.status).toBe(200);
}

function ownedByOrdinaryUser(path: string): string {
  mkdirSync(path, { recursive: true });
  if (ordinaryUser) chownSync(path, ordinaryUser.uid, ordinaryUser.gid);
  return path;
}

test('says that the port is taken and leaves no PostgreSQL behind', async ({
  usedFolder,
  start,
}) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const server = start({ PERYA_DATA: usedFolder, PORT: String(port) });
  await expectRefusal(server, new RegExp(`^Port ${port} is taken\\..*\\bPORT\\b`));
  expect(postgresProcesses(usedFolder)).toEqual([]);
  other.close();
});

// One that is unknown and one that is wrong; every other is refused the same way (apps/server/src/settings.test.ts).
for (const [name, value] of [
  ['PERYA_COLOUR', 'blue'],
  ['PORT', 'eighty'],
] as const) {
  test(`refuses ${name}=${value} by name`, async ({ folder, start }) => {
    const server = start({ PERYA_DATA: join(folder, 'data'), [name]: value });
    await expectRefusal(server, new RegExp(`\\b${name}\\b`));
  });
}

test('refuses production without a carrier, which nobody could log in to', async ({
  folder,
  start,
}) => {
  const settings = { NODE_ENV: 'production', PERYA_SEED: 'none' };
  const server = start({ PERYA_DATA: join(folder, 'data'), ...settings });
  await expectRefusal(server, /\bPERYA_SMS\b/);
});

test('refuses a data folder that is a file', async ({ folder, start }) => {
  const file = join(folder, 'data');
  writeFileSync(file, 'a letter');
  await expectRefusal(start({ PERYA_DATA: file }), /cannot be written: it is a file.*PERYA_DATA/);
});

test('refuses a data folder under a file', async ({ folder, start }) => {
  writeFileSync(join(folder, 'letter'), 'a letter');
  const server = start({ PERYA_DATA: join(folder, 'letter', 'data') });
  await expectRefusal(server, /cannot be written: a part of the path is a file.*PERYA_DATA/);
});

test('refuses a data folder that its user may not write', async ({ folder, start }) => {
  chmodSync(folder, 0o755);
  const data = ownedByOrdinaryUser(join(folder, 'data'));
  chmodSync(data, 0o555);
  const server = start({ PERYA_DATA: data }, { isOrdinaryUser: true });
  await expectRefusal(server, /cannot be written: this user may not write there.*PERYA_DATA/);
});

test('says in one sentence that the given database does not answer', async ({ start }) => {
  const server = start({ DATABASE_URL: 'postgres://perya:secret@127.0.0.1:1/perya' });
  await expectRefusal(server, /DATABASE_URL/);
  expect(server.output().stderr).not.toContain('secret');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`stops with everything it started on ${signal}`, async ({ usedFolder, start }) => {
    const server = start({ PERYA_DATA: usedFolder });
    await expectReady(await server.ready);
    const postgres = postgresProcesses(usedFolder);
    expect(postgres.length).toBeGreaterThan(1);
    server.process.kill(signal);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(stillRunning(postgres)).toEqual([]);
    expect(server.output().stderr).toBe('');
  });
}

test('stops when the launcher that holds its channel is gone', async ({ usedFolder, start }) => {
  const server = start({ PERYA_DATA: usedFolder }, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await server.ready;
  const postgres = postgresProcesses(usedFolder);
  server.process.disconnect();
  expect((await server.ended).code).toBe(0);
  expect(stillRunning(postgres)).toEqual([]);
});

test('starts again after its own kill -9 and has lost nothing', async ({ usedFolder, start }) => {
  const first = start({ PERYA_DATA: usedFolder });
  await first.ready;
  expect(await readDemoWallets(usedFolder)).toEqual(demoWallets);
  const orphan = readPostmaster(usedFolder);
  first.process.kill('SIGKILL');
  expect((await first.ended).signal).toBe('SIGKILL');

  const second = start({ PERYA_DATA: usedFolder });
  await expectReady(await second.ready);
  expect(await readDemoWallets(usedFolder)).toEqual(demoWallets);
  expect(stillRunning([orphan.pid])).toEqual([]);
  const postgres = postgresProcesses(usedFolder);
  second.process.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
  expect(stillRunning(postgres)).toEqual([]);
});

test('ends with a sentence after the kill -9 of its PostgreSQL, and the next start has lost nothing', async ({
  usedFolder,
  start,
}) => {
  const first = start({ PERYA_DATA: usedFolder });
  await first.ready;
  process.kill(readPostmaster(usedFolder).pid, 'SIGKILL');
  expect(await first.ended).toEqual({ code: 1, signal: null });
  expect(first.output().stderr).toMatch(/^PostgreSQL ended unexpectedly .*Start again.*\n$/);

  const second = start({ PERYA_DATA: usedFolder });
  await expectReady(await second.ready);
  expect(await readDemoWallets(usedFolder)).toEqual(demoWallets);
});

test('refuses a data folder that another server uses, which goes on', async ({
  usedFolder,
  start,
}) => {
  const first = start({ PERYA_DATA: usedFolder });
  const port = await first.ready;
  await expectRefusal(
    start({ PERYA_DATA: usedFolder }),
    /^Another Perya server is using .*PERYA_DATA/,
  );
  await expectReady(port);
  expect(await readDemoWallets(usedFolder)).toEqual(demoWallets);
});

test('keeps its data in a folder that only its own user may enter', async ({ folder, start }) => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const server = start({ PERYA_DATA: join(closed, 'data') });
  await expectReady(await server.ready);
  server.process.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});

test('runs as an ordinary user', async ({ folder, start }) => {
  chmodSync(folder, 0o755);
  const home = ownedByOrdinaryUser(join(folder, 'home'));
  const server = start({ PERYA_DATA: join(home, 'data'), HOME: home }, { isOrdinaryUser: true });
  await expectReady(await server.ready);
  expect(await readDemoWallets(join(home, 'data'))).toEqual(demoWallets);
  const postgres = postgresProcesses(home);
  server.process.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
  expect(stillRunning(postgres)).toEqual([]);
});
