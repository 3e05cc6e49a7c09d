import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { chooseByBot, sightOf } from '@perya/games/tongits/rules/bot';
import type { State } from '@perya/games/tongits/rules/state';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Repeated } from '../repeat.ts';
import type { Studio } from '../studio.ts';
import { makeClientBuild } from '../testing/client-build.ts';
import { createTestStudio, workOff } from '../testing/create-test-studio.ts';
import {
  type SimulatedProviderApi,
  startSimulatedProviderApi,
} from '../testing/simulated-provider-api.ts';
import { launchAt, spawnStudio } from '../testing/spawn-studio.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { betOf, firstBalance, stake } from '../testing/table-suite.ts';
import { findHandOf } from './hands.store.ts';
import { runTables } from './run-tables.ts';

const players = ['kill-0', 'kill-1', 'kill-2'];
const distDir = makeClientBuild();

let providerApi: SimulatedProviderApi;
let child: ChildProcess;
let url = '';
let survivor: Studio;
let survivors: Repeated[] = [];
let dropDatabase: () => Promise<void>;

beforeEach(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  providerApi = await startSimulatedProviderApi();
  for (const player of players) providerApi.balances.set(player, firstBalance);
  survivor = await createTestStudio(database, providerApi.url);
  ({ child, url } = await spawnStudio(database, { platformUrl: providerApi.url, distDir }));
});
afterEach(async () => {
  child.kill('SIGKILL');
  for (const running of survivors.splice(0)) await running.stop();
  await survivor.pool.end();
  await providerApi.stop();
  await dropDatabase();
});
afterAll(() => rmSync(distDir, { recursive: true }));

async function ask(session: string, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: encodeJson(body),
  }).catch(() => null);
  return answer && decodeJson(await answer.text());
}

const bet = async (player: string) => {
  const session = await launchAt(url, { player, game: 'tongits' });
  const input = { requestId: `bet-of-${player}`, bet: betOf(10_00) };
  const answer = (await ask(session, 'bet', input)) as { round?: { id: string } } | null;
  return { session, roundId: answer?.round?.id ?? '' };
};

const stateOf = async (roundId: string): Promise<State> => {
  const hand = await findHandOf(survivor.pool, survivor.vault, roundId);
  return decodeJson(hand?.gameState ?? 'null') as State;
};

/** Plays the hand by the process that will die, until it is dead or the hand over. */
async function playUntilDead(
  seats: readonly { session: string; roundId: string }[],
  isLast: (turn: number) => boolean,
): Promise<void> {
  for (let turn = 0; child.signalCode === null; turn += 1) {
    const state = await stateOf(seats[0]?.roundId ?? '');
    if (state.phase === 'finished') return;
    const { session = '', roundId = '' } = seats[state.turn] ?? {};
    const move = chooseByBot(sightOf(state, state.turn));
    const moving = ask(session, 'move', { requestId: `turn-${turn}-of-it`, roundId, move });
    // Somewhere in the middle of it.
    if (isLast(turn)) child.kill('SIGKILL');
    await moving;
    if (child.killed && child.signalCode === null) await once(child, 'exit');
  }
}

/** Another process goes on by the clock until nothing is open, and the books are exact. */
async function expectFinishedElsewhere(): Promise<void> {
  survivors = [runTables(survivor)];
  const open = async () => {
    // Nobody comes back: every clock runs out at once, a table that is not full gives the stakes back.
    await survivor.pool.query(
      `update studio.hand set turn_ends_at = clock_timestamp() where state = 'playing'`,
    );
    await survivor.pool.query(
      `update studio.hand set gathers_until = clock_timestamp() where gathers_until is not null`,
    );
    await workOff(survivor);
    const { rows } = await survivor.pool.query<{ count: number }>(
      `select count(*)::int from studio.round where state not in ('settled', 'cancelled')`,
    );
    return rows[0]?.count;
  };
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  const { rows } = await survivor.pool.query<{
    player: string;
    lost: bigint;
    units: bigint;
  }>(
    `select player, coalesce(sum(stake - stake_returned - payout), 0)::bigint as lost,
       coalesce(sum(stake - stake_returned), 0)::bigint as units
     from studio.round where state = 'settled' group by player`,
  );
  for (const player of players) {
    const lost = rows.find((row) => row.player === player)?.lost ?? 0n;
    expect(providerApi.balances.get(player)).toBe(firstBalance - lost);
  }
  // The house keeps the rake of the pot and nothing else.
  const pot = rows.reduce((sum, { units }) => sum + units, 0n);
  expect(rows.reduce((sum, { lost }) => sum + lost, 0n)).toBe((pot * 3n) / 100n);
  const entries = [...providerApi.entries.values()];
  for (const { round } of entries.filter(({ kind }) => kind === 'bet')) {
    expect(entries.filter((each) => each.round === round && each.kind !== 'bet')).toHaveLength(1);
  }
}

test.each([0, 7, 20])(
  'a studio that is killed in turn %i of a hand loses nothing: another plays it on by the clock and pays it once',
  async (last) => {
    const seats = [];
    for (const player of players) seats.push(await bet(player));
    for (const player of players)
      expect(providerApi.balances.get(player)).toBe(firstBalance - stake);
    await playUntilDead(seats, (turn) => turn === last);
    await expectFinishedElsewhere();
  },
);

test('a studio that is killed while players sit down keeps who sat and gives back every other stake', async () => {
  let bets = 0;
  providerApi.fault = (verb) => {
    if (verb !== 'bet') return 'none';
    bets += 1;
    if (bets === 3) child.kill('SIGKILL');
    return bets === 3 ? 'deaf' : 'none';
  };
  await Promise.all(players.map(bet));
  providerApi.fault = () => 'none';
  await expectFinishedElsewhere();
  for (const player of players) expect(providerApi.balances.get(player)).toBe(firstBalance);
});

test('a studio that is killed while it pays a hand pays nobody twice and nobody less', async () => {
  const seats = [];
  for (const player of players) seats.push(await bet(player));
  let wins = 0;
  providerApi.fault = (verb) => {
    if (verb !== 'win') return 'none';
    wins += 1;
    if (wins === 2) child.kill('SIGKILL');
    return wins === 2 ? 'deaf' : 'none';
  };
  await playUntilDead(seats, () => false);
  // Those who have not moved last are paid by the work between.
  if (child.signalCode === null) await once(child, 'exit');
  providerApi.fault = () => 'none';
  await expectFinishedElsewhere();
});
