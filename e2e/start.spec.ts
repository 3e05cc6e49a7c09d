import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ordinaryUser } from './setup/ordinary-user.ts';
import { postgresProcesses, readPostmaster, stillRunning } from './setup/postgres-processes.ts';
import { readDemoWallets } from './setup/read-demo-wallets.ts';
import { test } from './setup/server-test.ts';
import type { ServerProcess } from './setup/spawn-server.ts';

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

test('refuses what it cannot run with in a sentence that names it', async ({ folder, start }) => {
  const data = join(folder, 'data');
  writeFileSync(join(folder, 'letter'), 'a letter');
  chmodSync(folder, 0o755);
  const closed = ownedByOrdinaryUser(join(folder, 'closed'));
  chmodSync(closed, 0o555);
  const refusals: [Record<string, string>, RegExp][] = [
    // One that is unknown and one that is wrong; every other is refused the same way (apps/server/src/settings.test.ts).
    [{ PERYA_DATA: data, PERYA_COLOUR: 'blue' }, /\bPERYA_COLOUR\b/],
    [{ PERYA_DATA: data, PORT: 'eighty' }, /\bPORT\b/],
    [{ PERYA_DATA: join(folder, 'letter') }, /cannot be written: it is a file.*PERYA_DATA/],
    [
      { PERYA_DATA: join(folder, 'letter', 'data') },
      /cannot be written: a part of the path is a file.*PERYA_DATA/,
    ],
  ];
  for (const [settings, sentence] of refusals) await expectRefusal(start(settings), sentence);
  await expectRefusal(
    start({ PERYA_DATA: closed }, { isOrdinaryUser: true }),
    /cannot be written: this user may not write there.*PERYA_DATA/,
  );
  const away = start({ DATABASE_URL: 'postgres://perya:secret@127.0.0.1:1/perya' });
  await expectRefusal(away, /DATABASE_URL/);
  expect(away.output().stderr).not.toContain('secret');
});

test('a production server that lacks everything says all of it, a line each, and ends', async ({
  folder,
  start,
}) => {
  const server = start({
    PERYA_DATA: join(folder, 'data'),
    NODE_ENV: 'production',
    PERYA_SEED: '',
  });
  expect(await server.ended).toMatchObject({ code: 1 });
  const { stdout, stderr } = server.output();
  const lines = stderr.trim().split('\n');
  for (const name of ['PERYA_PUBLIC_URL', 'PERYA_SMS', 'ID_SCAN_URL', 'ID_SCAN_SECRET']) {
    expect(lines).toContainEqual(expect.stringMatching(`^Setting ${name} is needed .*, or .*\\.$`));
  }
  expect(stderr).not.toContain('    at ');
  expect(stdout).not.toContain('is ready');
});

test('starts, stops and is killed on one folder, leaves no PostgreSQL behind and loses nothing', async ({
  folder,
  start,
}) => {
  // Its data lies in a folder that only its own user may enter.
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const data = join(closed, 'data');
  const settings = { PERYA_DATA: data };

  const expectStopped = async (server: ServerProcess, stop: () => unknown) => {
    const postgres = postgresProcesses(data);
    expect(postgres.length).toBeGreaterThan(1);
    stop();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(stillRunning(postgres)).toEqual([]);
    expect(server.output().stderr).toBe('');
  };

  await test.step('refuses a folder that another server uses, which goes on, and stops on SIGINT', async () => {
    const first = start(settings);
    const port = await first.ready;
    await expectRefusal(start(settings), /^Another Perya server is using .*PERYA_DATA/);
    await expectReady(port);
    expect(await readDemoWallets(data)).toEqual(demoWallets);
    await expectStopped(first, () => first.process.kill('SIGINT'));
  });

  await test.step('says that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const server = start({ ...settings, PORT: String(port) });
    await expectRefusal(server, new RegExp(`^Port ${port} is taken\\..*\\bPORT\\b`));
    expect(postgresProcesses(data)).toEqual([]);
    other.close();
  });

  await test.step('stops when the launcher that holds its channel is gone', async () => {
    const server = start(settings, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    await server.ready;
    await expectStopped(server, () => server.process.disconnect());
  });

  await test.step('starts again after its own kill -9', async () => {
    const killed = start(settings);
    await killed.ready;
    expect(await readDemoWallets(data)).toEqual(demoWallets);
    const orphan = readPostmaster(data);
    killed.process.kill('SIGKILL');
    expect((await killed.ended).signal).toBe('SIGKILL');

    const next = start(settings);
    await expectReady(await next.ready);
    expect(await readDemoWallets(data)).toEqual(demoWallets);
    expect(stillRunning([orphan.pid])).toEqual([]);
    // And ends with a sentence after the kill -9 of its PostgreSQL.
    process.kill(readPostmaster(data).pid, 'SIGKILL');
    expect(await next.ended).toEqual({ code: 1, signal: null });
    expect(next.output().stderr).toMatch(/^PostgreSQL ended unexpectedly .*Start again.*\n$/);
  });

  await test.step('has lost nothing, and stops on SIGTERM', async () => {
    const last = start(settings);
    await expectReady(await last.ready);
    expect(await readDemoWallets(data)).toEqual(demoWallets);
    await expectStopped(last, () => last.process.kill('SIGTERM'));
  });
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
