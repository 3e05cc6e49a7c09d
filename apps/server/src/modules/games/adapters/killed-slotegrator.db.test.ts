import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import type { SlotegratorAnswer } from '@perya/sandbox/slotegrator/slotegrator';
import {
  type RunningSlotegrator,
  startSlotegrator,
} from '@perya/sandbox/slotegrator/start-slotegrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotegratorProvider } from '../../../providers/games/slotegrator/slotegrator.ts';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type ServerProcess, startProcess } from '../../../testing/processes/server-process.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const merchant = { merchantId: 'merchant-1', merchantKey: '0123456789abcdef0123' };
const players = 10;
const roundsEach = 15;
/** After so many answers the process dies, as often as that. */
const killsAfter = [60, 160];

let server: TestServer;
let hub: RunningSlotegrator;
let dataDir: string;
let running: ServerProcess;
let url: Promise<string>;
let callbackUrl = '';
let answers = 0;
let kills = 0;

/** The wallet that Slotegrator calls: a process of its own on the same database. */
function begin(): void {
  running = startProcess({
    DATABASE_URL: server.database.url,
    DATABASE_OWNER_URL: server.database.ownerUrl,
    PERYA_DATA: dataDir,
    // The key of the servers of tests.
    PERYA_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    PERYA_SEED: 'none',
    PERYA_SANDBOX: 'off',
    PERYA_PUBLIC_URL: 'https://play.casino.example',
    SLOTEGRATOR_MERCHANT_ID: merchant.merchantId,
    SLOTEGRATOR_MERCHANT_KEY: merchant.merchantKey,
    SLOTEGRATOR_URL: hub.url,
  });
  url = running.ready.then((address) => {
    callbackUrl = `${address}/wallet/adapters/slotegrator/callback`;
    return address;
  });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'perya-killed-'));
  hub = await startSlotegrator({ ...merchant, callbackUrl: () => callbackUrl });
  const options = { ...merchant, venue: 'slotegrator', publicUrl: 'https://play.casino.example' };
  const provider = slotegratorProvider({ ...options, url: hub.url });
  server = await startTestServer({ gameProviders: [provider] });
  await server.catalogue.saveListing(
    [
      {
        code: 'slotegrator',
        name: 'Slotegrator',
        launchUrl: 'https://games.slotegrator.example',
        platforms: [{ id: 'lightning', name: 'Lightning Slots', logo: '' }],
      },
    ],
    [
      {
        code: 'book-of-islands',
        venue: 'slotegrator',
        platform: 'lightning',
        providerGame: '9f2a0001',
        name: 'Book of Islands',
        gameType: 3,
        category: 'Slot',
        img: '',
        rtp: '96.50',
        isHot: false,
        isNew: false,
        isMaintained: false,
        sorting: 1,
        stakeMin: centavos(100),
        stakeMax: centavos(100_000),
        winTimes: 1000,
        opens: null,
        practiceUrl: null,
      },
    ],
  );
  begin();
  await url;
});
afterAll(async () => {
  await running.stop();
  await hub.stop();
  await server.stop();
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

/** Null where no answer came, or none that says that it was done. */
async function sent(ask: () => Promise<SlotegratorAnswer>): Promise<SlotegratorAnswer | null> {
  try {
    const answer = await ask();
    countAnswer();
    return answer.balance === undefined ? null : answer;
  } catch {
    return null;
  }
}

/** Again and again, as their documents say of wins and refunds. */
async function sentForSure(ask: () => Promise<SlotegratorAnswer>): Promise<void> {
  for (let attempt = 0; attempt < 33; attempt += 1) {
    await url;
    if ((await sent(ask)) !== null) return;
  }
  throw new Error('It was never answered');
}

/** Plays rounds, some of them won, and says what the player must have by Slotegrator's own books. */
async function play(number: number): Promise<{ uid: bigint; expected: number }> {
  const uid = await addPlayer(server);
  const player = createApiPlayer(server.url);
  player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  const opened = await player.client.call(calls.launchGame, { code: 'book-of-islands' });
  const session = hub.sessionOf(opened);
  let expected = 1000;
  for (let round = 0; round < roundsEach; round += 1) {
    const name = `r-${number}-${round}`;
    const pesos = 1 + ((number + round) % 7);
    const transaction_id = randomUUID();
    const bet = () =>
      hub.bet(session, name, pesos, { transaction_id, finished: '0' }).then(({ answer }) => answer);
    if ((await sent(bet)) === null) {
      // Nobody knows whether it was taken: it is taken back.
      const refunded = randomUUID();
      await sentForSure(() =>
        hub.refund(session, name, { transaction_id, pesos }, { transaction_id: refunded }),
      );
      continue;
    }
    const won = round % 3 === 0 ? pesos * 2 : 0;
    const paid = randomUUID();
    await sentForSure(() =>
      hub
        .win(session, name, won, { transaction_id: paid, finished: '1' })
        .then(({ answer }) => answer),
    );
    expected += won - pesos;
  }
  return { uid, expected };
}

test('a wallet that is killed twice while Slotegrator plays is not a centavo off', async () => {
  const played = await Promise.all(Array.from({ length: players }, (_, number) => play(number)));
  expect(kills).toBe(killsAfter.length);
  for (const { uid, expected } of played) {
    expect((await server.ledger.wallet(uid)).balance).toBe(BigInt(expected * 100));
  }
  expect(await server.games.checkBooks()).toEqual([]);
  expect(await server.ledger.check()).toEqual([]);
  // Three starts of the whole product.
}, 600_000);
