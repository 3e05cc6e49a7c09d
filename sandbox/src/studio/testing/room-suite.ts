import { BetRefused } from '@perya/game-kit/game';
import { endOfString } from '@perya/games/saranggola/rules/curve';
import type { Flight } from '@perya/games/saranggola/rules/flight';
import { StudioRefusal } from '../refusals.ts';
import { outcomeOf } from '../rooms/seeds.ts';
import type { Studio } from '../studio.ts';
import { createTestStudio } from './create-test-studio.ts';
import { roomHands } from './room-hands.ts';
import { type SimulatedProviderApi, startSimulatedProviderApi } from './simulated-provider-api.ts';
import { createStudioDatabase } from './studio-database.ts';

export const kites = { venue: 'studio', game: 'saranggola' };
export const colours = { venue: 'studio', game: 'color-game-live' };
export const firstBalance = 1000_00n;

export interface RoomSuite {
  studio: Studio;
  providerApi: SimulatedProviderApi;
  /** Of the room in which kites are flown. */
  hands: ReturnType<typeof roomHands>;
  newPlayer(): string;
  balanceOf(player: string): bigint;
  /** Plays rounds with nobody in them until one flies at least so high and breaks, and leaves that one open for bets. */
  openHigh(height: number): Promise<void>;
  close(): Promise<void>;
}

/** A studio with its rooms, a wallet beside it, and players who have something in it. */
export async function openRoomSuite(): Promise<RoomSuite> {
  const database = await createStudioDatabase();
  const providerApi = await startSimulatedProviderApi();
  const studio = await createTestStudio(database, providerApi.url);
  const hands = roomHands(studio, kites);
  let count = 0;
  return {
    studio,
    providerApi,
    hands,
    newPlayer() {
      count += 1;
      const player = `room-${count}`;
      providerApi.balances.set(player, firstBalance);
      return player;
    },
    balanceOf: (player) => providerApi.balances.get(player) ?? 0n,
    async openHigh(height) {
      for (;;) {
        const flight = (await outcomeOf(studio, kites, await hands.open())) as Flight;
        if (flight.height >= height && flight.height < endOfString) return;
        await hands.ring();
        await hands.finish();
      }
    },
    async close() {
      await studio.pool.end();
      await providerApi.stop();
      await database.drop();
    },
  };
}

/** Why something was refused: the code of the studio, or the words of the rules. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof BetRefused) return error.text.en;
  return error instanceof StudioRefusal ? error.code : String(error);
}
