import { randomUUID } from 'node:crypto';
import { decodeJson } from '@perya/game-kit/json';
import { chooseByBot, sightOf } from '@perya/games/tongits/rules/bot';
import type { State } from '@perya/games/tongits/rules/state';
import { centavos } from '@perya/money';
import type { Studio } from '../studio.ts';
import { findHandOf } from '../tables/hands.store.ts';
import { moveAtTable } from '../tables/move-at-table.ts';
import { sitDown } from '../tables/sit-down.ts';
import { createTestStudio, seatOf } from './create-test-studio.ts';
import { type SimulatedProviderApi, startSimulatedProviderApi } from './simulated-provider-api.ts';
import { createStudioDatabase } from './studio-database.ts';

export const firstBalance = 1000_00n;
export const betOf = (unit: number) => ({ unit: centavos(unit), bots: false });
export const stake = 30_00n;

/** A seat that was taken: whose it is, and the round that holds its stake. */
export interface TakenSeat {
  player: string;
  roundId: string;
}

export interface TableSuite {
  studio: Studio;
  /** Another process on the same tables. */
  other: Studio;
  providerApi: SimulatedProviderApi;
  newPlayers(count: number): string[];
  balanceOf(player: string): bigint;
  sit(player: string, at?: Studio): Promise<TakenSeat>;
  /** Three sit down, and the cards are dealt. */
  fill(): Promise<TakenSeat[]>;
  move(seat: TakenSeat, wish: unknown, at?: Studio): Promise<unknown>;
  stateOf(seat: TakenSeat): Promise<State>;
  /** Plays the hand to its end, every seat as a bot would from what it may see. */
  playOut(seats: readonly TakenSeat[], at?: (turn: number) => Studio): Promise<void>;
  close(): Promise<void>;
}

const newPlayers = (providerApi: SimulatedProviderApi, count: number): string[] =>
  Array.from({ length: count }, () => {
    const player = `table-${randomUUID().slice(0, 8)}`;
    providerApi.balances.set(player, firstBalance);
    return player;
  });

/** Two studios on one database, a wallet beside them, and players who have something in it. */
export async function openTableSuite(): Promise<TableSuite> {
  const database = await createStudioDatabase();
  const providerApi = await startSimulatedProviderApi();
  const studio = await createTestStudio(database, providerApi.url);
  const other = await createTestStudio(database, providerApi.url);

  const stateOf = async ({ roundId }: TakenSeat): Promise<State> => {
    const hand = await findHandOf(studio.pool, studio.vault, roundId);
    return decodeJson(hand?.gameState ?? 'null') as State;
  };
  const sit = async (player: string, at = studio): Promise<TakenSeat> => {
    const { round } = await sitDown(at, seatOf(player, 'tongits'), randomUUID(), betOf(10_00));
    return { player, roundId: round.id };
  };
  const move = ({ player, roundId }: TakenSeat, wish: unknown, at = studio) =>
    moveAtTable(at, seatOf(player, 'tongits'), { requestId: randomUUID(), roundId, wish });
  return {
    studio,
    other,
    providerApi,
    sit,
    move,
    stateOf,
    newPlayers: (count) => newPlayers(providerApi, count),
    balanceOf: (player) => providerApi.balances.get(player) ?? 0n,
    async fill() {
      const seats: TakenSeat[] = [];
      for (const player of newPlayers(providerApi, 3)) seats.push(await sit(player));
      return seats;
    },
    async playOut(seats, at = () => studio) {
      for (let turn = 0; ; turn += 1) {
        const state = await stateOf(seats[0] as TakenSeat);
        if (state.phase === 'finished') return;
        const wish = chooseByBot(sightOf(state, state.turn));
        await move(seats[state.turn] as TakenSeat, wish, at(turn));
      }
    },
    async close() {
      await studio.pool.end();
      await other.pool.end();
      await providerApi.stop();
      await database.drop();
    },
  };
}
