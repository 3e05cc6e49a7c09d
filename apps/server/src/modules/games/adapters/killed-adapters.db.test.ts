import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireAnswer, WirePlayer } from '@perya/sandbox/wires/wire-player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../../../testing/processes/server-process.ts';
import { startWireServer, type Wire, wires } from '../../../testing/wires.ts';

const playersEach = 4;
const roundsEach = 12;
/** After so many answers the process dies, as often as that. */
const killsAfter = [60, 160];

let house: Awaited<ReturnType<typeof startWireServer>>;
let dataDir: string;
let running: ServerProcess;
let url: Promise<string>;
let walletUrl = '';
let answers = 0;
let kills = 0;

/** The wallet that the providers call: a process of its own on the same database. */
function begin(): void {
  const { server, settings } = house;
  running = startProcess({
    DATABASE_URL: server.database.url,
    DATABASE_OWNER_URL: server.database.ownerUrl,
    PERYA_DATA: dataDir,
    // The key of the servers of tests.
    PERYA_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    PERYA_SEED: 'none',
    PERYA_SANDBOX: 'off',
    ...settings,
  });
  url = running.ready.then((address) => {
    walletUrl = address;
    return address;
  });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'perya-killed-'));
  house = await startWireServer(() => walletUrl);
  begin();
  await url;
});
afterAll(async () => {
  await running.stop();
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every so many answers the process is killed in the middle of whatever it does, and begun anew. */
function countAnswer(): void {
  answers += 1;
  const next = killsAfter[kills];
  if (next === undefined || answers < next) return;
  kills += 1;
  running.kill('SIGKILL');
  begin();
}

/** Whether an answer came, and says that it was done. */
async function isDone(ask: () => Promise<WireAnswer>): Promise<boolean> {
  try {
    const answer = await ask();
    countAnswer();
    return answer.isDone;
  } catch {
    return false;
  }
}

/** Again and again, as the providers do with wins and with what they take back. */
async function untilDone(ask: () => Promise<WireAnswer>): Promise<void> {
  for (let attempt = 0; attempt < 33; attempt += 1) {
    await url;
    if (await isDone(ask)) return;
  }
  throw new Error('It was never answered');
}

/** Plays one round, and says what it has changed by the provider's own books, in pesos. */
async function playRound(wire: WirePlayer, round: string, number: number): Promise<number> {
  const pesos = 1 + (number % 7);
  const bet = randomUUID();
  if (!(await isDone(() => wire.bet({ round, id: bet, pesos })))) {
    // Nobody knows whether it was taken: it is taken back.
    const id = randomUUID();
    await untilDone(() => wire.takeBack({ round, id, bet, pesos }));
    return 0;
  }
  const won = number % 3 === 0 ? pesos * 2 : 0;
  const id = randomUUID();
  await untilDone(() => wire.win({ round, id, bet, pesos: won }));
  return won - pesos;
}

async function play(name: Wire, number: number) {
  const { uid, wire } = await house.open(name);
  let expected = 1000;
  for (let round = 0; round < roundsEach; round += 1) {
    expected += await playRound(wire, `${name}-${number}-${round}`, number + round);
  }
  return { uid, name, expected };
}

test('a wallet that is killed twice while all providers play is not a centavo off', async () => {
  const { server } = house;
  const played = await Promise.all(
    wires.flatMap((name) => Array.from({ length: playersEach }, (_, number) => play(name, number))),
  );
  expect(kills).toBe(killsAfter.length);
  for (const { uid, name, expected } of played) {
    const { balance } = await server.ledger.wallet(uid);
    expect({ name, balance }).toEqual({ name, balance: BigInt(expected * 100) });
  }
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  // Three starts of the whole product.
}, 600_000);
