import { decodeJson } from '@perya/game-kit/json';
import { phraseIds } from '@perya/game-kit/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Studio } from '../studio.ts';
import { createTestStudio, seatOf } from '../testing/create-test-studio.ts';
import { codeOf } from '../testing/room-suite.ts';
import { createStudioDatabase } from '../testing/studio-database.ts';
import { createRoomLine, type RoomLine } from './room-line.ts';
import { sayInRoom } from './say-in-room.ts';

const key = { venue: 'studio', game: 'color-game-live' };
const sessionOf = (player: string, game = key.game) => seatOf(player, game);

let first: Studio;
let second: Studio;
let line: RoomLine;
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  const database = await createStudioDatabase();
  dropDatabase = database.drop;
  first = await createTestStudio(database, 'http://nowhere.invalid');
  second = await createTestStudio(database, 'http://nowhere.invalid');
  // Whoever leads rooms hears what is said in all of them.
  line = createRoomLine(second);
  await line.lead(key);
});
afterAll(async () => {
  await line.stop();
  await Promise.all([first.pool.end(), second.pool.end()]);
  await dropDatabase();
});

/** What is heard in a room by the other process. */
function listenIn(game: string): unknown[] {
  const heard: unknown[] = [];
  second.rooms.hub.listen({ ...key, game }, (message) => heard.push(decodeJson(message)));
  return heard;
}

const letTimePass = (seconds: number) =>
  first.pool.query(
    `update studio.room_voice set said_at = said_at - make_interval(secs => $1),
       counted_from = counted_from - make_interval(secs => $1)`,
    [seconds],
  );

test('a phrase is heard by all in its room on any process, under a number and no name, and in no other room', async () => {
  const here = listenIn(key.game);
  const elsewhere = listenIn('saranggola');
  const { voice } = await sayInRoom(first, sessionOf('ana'), 'luck');
  await expect.poll(() => here).toEqual([{ said: { voice, phrase: 'luck' } }]);
  expect(JSON.stringify(here)).not.toContain('ana');
  expect(elsewhere).toEqual([]);
  await letTimePass(5);
  expect((await sayInRoom(first, sessionOf('ana'), 'thanks')).voice).toBe(voice);
  expect((await sayInRoom(second, sessionOf('ben'), 'wow')).voice).not.toBe(voice);
});

test('nothing is said where the venue does not allow it, nothing that is not on the list, and nothing outside of rooms', async () => {
  const silent = { ...sessionOf('silent'), maySay: false };
  expect(await codeOf(sayInRoom(first, silent, 'luck'))).toBe('NO_PHRASES');
  for (const words of ['call me at 0917', 'LUCK', '', 'toString', 7, null, { phrase: 'luck' }])
    expect(await codeOf(sayInRoom(first, sessionOf('typist'), words))).toBe('BAD_REQUEST');
  expect(await codeOf(sayInRoom(first, sessionOf('typist', 'plinko'), 'luck'))).toBe(
    'UNKNOWN_GAME',
  );
  expect(phraseIds.length).toBeGreaterThanOrEqual(8);
});

test('of fifty that one player sends at once by two processes one is said; then one every three seconds, and twelve in five minutes', async () => {
  const said = () =>
    sayInRoom(Math.random() < 0.5 ? first : second, sessionOf('carla'), 'come').then(
      () => 'said',
      (error: { code: string }) => error.code,
    );
  const all = await Promise.all(Array.from({ length: 50 }, said));
  expect(all.filter((each) => each === 'said')).toHaveLength(1);
  expect(new Set(all)).toEqual(new Set(['said', 'TOO_MANY_PHRASES']));
  for (let more = 2; more <= 12; more += 1) {
    await letTimePass(3);
    expect(await said(), `phrase ${more}`).toBe('said');
  }
  await letTimePass(3);
  expect(await said()).toBe('TOO_MANY_PHRASES');
  await letTimePass(300);
  expect(await said()).toBe('said');
});

test('fifty who speak for the first time at the same moment have fifty numbers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      sayInRoom(at % 2 ? first : second, sessionOf(`crowd-${at}`, 'bingo-hall'), 'hello'),
    ),
  );
  expect(new Set(answers.map(({ voice }) => voice)).size).toBe(50);
});

test('of a crowd that speaks within a second a room hears a few', () => {
  const heard = listenIn('saranggola');
  for (let voice = 1; voice <= 40; voice += 1)
    second.rooms.hub.hear({ ...key, game: 'saranggola' }, { voice, phrase: 'clap' });
  expect(heard.length).toBeGreaterThanOrEqual(4);
  // The second may turn meanwhile.
  expect(heard.length).toBeLessThanOrEqual(8);
});
