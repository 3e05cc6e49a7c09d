import { randomUUID } from 'node:crypto';
import { commitmentOf } from '@perya/game-kit/fair-source';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMove } from '../make-move.ts';
import { placeBet } from '../place-bet.ts';
import { readRecord } from '../read-record.ts';
import { readStatus } from '../read-status.ts';
import type { SessionRow } from '../seats.store.ts';
import type { Studio } from '../studio.ts';
import { asBefore } from '../testing/as-before.ts';
import { createTestStudio, seatOf, testKey } from '../testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { sealOldRows } from './seal-old-rows.ts';
import { createVault } from './vault.ts';

let providerApi: SimulatedProviderApi;
let studio: Studio;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  // Magazines, which stay open, were loaded by the first rules alone.
  asBefore('isda-blaster');
  const database = await createStudioDatabase();
  providerApi = await startSimulatedProviderApi();
  studio = await createTestStudio(database, providerApi.url);
  dropDatabase = database.drop;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await studio.pool.end();
  await providerApi.stop();
  await dropDatabase();
});

let count = 0;
function newSeat(): SessionRow {
  count += 1;
  providerApi.balances.set(`${count}`, 1000_00n);
  return seatOf(`${count}`, 'isda-blaster');
}
const load = (at: SessionRow) =>
  placeBet(studio, at, randomUUID(), { bulletValue: 50n, bullets: 20 });
const finish = (by: Studio, at: SessionRow, roundId: string) =>
  makeMove(by, at, { requestId: randomUUID(), roundId, input: { kind: 'finish' } });

async function keptOf({ player }: SessionRow) {
  const { rows } = await studio.pool.query<{ seat: string; round: string; state: string }>(
    `select s.server_seed as seat, r.server_seed as round, r.game_state as state
     from studio.seat s join studio.round r using (venue, player, game) where player = $1`,
    [player],
  );
  if (!rows[0]) throw new Error('The player has no round');
  return rows[0];
}

describe('the books of the studio', () => {
  test('keep seeds and open rounds sealed until they are decided', async () => {
    const at = newSeat();
    const { round, fairness } = await load(at);
    const kept = await keptOf(at);
    for (const text of Object.values(kept)) expect(text.startsWith(studio.vault.prefix)).toBe(true);
    await finish(studio, at, round.id);
    const decided = await keptOf(at);
    expect(commitmentOf(decided.round)).toBe(fairness.commitment);
    expect(decided.state).toContain('bulletsLeft');
    expect(decided.seat.startsWith(studio.vault.prefix)).toBe(true);
  });

  test('of before are sealed at the start, and their rounds go on', async () => {
    const at = newSeat();
    const { round, fairness } = await load(at);
    const before = await keptOf(at);
    const { vault, pool } = studio;
    const seatSeed = vault.open(
      before.seat,
      JSON.stringify(['seat', at.venue, at.player, at.game]),
    );
    const place = JSON.stringify(['round', round.id]);
    await pool.query('update studio.seat set server_seed = $2 where player = $1', [
      at.player,
      seatSeed,
    ]);
    await pool.query('update studio.round set server_seed = $2, game_state = $3 where id = $1', [
      round.id,
      vault.open(before.round, place),
      vault.open(before.state, place),
    ]);
    expect((await readStatus(studio, at)).fairness.commitment).toBe(fairness.commitment);
    expect(await sealOldRows(studio)).toBe(2);
    expect(await sealOldRows(studio)).toBe(0);
    for (const text of Object.values(await keptOf(at))) expect(text).toMatch(/^s1\./);
    expect((await readStatus(studio, at)).fairness.commitment).toBe(fairness.commitment);
    const played = await finish(studio, at, round.id);
    expect(played.fairness.commitment).toBe(commitmentOf(seatSeed));
  });

  test('are sealed anew when the key is rotated, and a decided round needs none', async () => {
    const open = newSeat();
    const decided = newSeat();
    const { round } = await load(open);
    const { round: over } = await load(decided);
    await finish(studio, decided, over.id);
    const next = Buffer.alloc(32, 6);
    const rotated: Studio = { ...studio, vault: createVault([next, testKey]) };
    expect(await sealOldRows(rotated)).toBeGreaterThanOrEqual(3);
    const alone: Studio = { ...studio, vault: createVault([next]) };
    expect((await finish(alone, open, round.id)).round.status).toBe('settled');
    expect(await readRecord(alone, over.id)).not.toBeNull();
    expect(await sealOldRows({ ...studio, vault: createVault([testKey, next]) })).toBeGreaterThan(
      0,
    );
  });
});
