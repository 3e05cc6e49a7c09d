import { calls } from '@perya/contract/calls';
import { practiceFor } from '@perya/contract/games/calls/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiPlayer, createApiPlayer } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let visitor: ApiPlayer;
let player: ApiPlayer;
let excluded: ApiPlayer;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiPlayer(server.url, '9170000050');
  player = createApiPlayer(server.url, '9170000001');
  await player.login();
  excluded = createApiPlayer(server.url, '9170000002');
  await excluded.login();
  await excluded.client.call(calls.excludeSelf, { period: '1d' });
});

afterAll(() => server.stop());

const setPolicy = (value: number) =>
  server.database.pool.query(
    `insert into limits.policy (name, value, made_by) values ('practice_play', $1, 'staff:1')`,
    [value],
  );
const tryGame = ({ client }: ApiPlayer, code = 'plinko') =>
  client.call(calls.openPractice, { code, lang: 'tl_PH' });

describe('a game without money', () => {
  it('is a page that needs no session, and is the same for a visitor and a player', async () => {
    await setPolicy(practiceFor.everybody);
    const offered = await tryGame(visitor);
    expect(offered).toMatchObject({
      code: 'plinko',
      en_name: 'Plinko Perya',
      img: '/art/covers/plinko',
    });
    expect(offered).toEqual(await tryGame(player));
    expect(offered?.url).toBe('/sandbox/studio/practice?game=plinko&lang=tl_PH&theme=dark');
  });

  it('moves nothing: no seat, no round and no posting is written', async () => {
    const count = async () => {
      const { rows } = await server.database.pool.query(
        `select (select count(*) from games.seat) as seats, (select count(*) from games.bet) as bets,
           (select count(*) from ledger.posting) as postings`,
      );
      return rows[0];
    };
    const before = await count();
    expect(await tryGame(player)).not.toBeNull();
    expect(await count()).toEqual(before);
  });

  it('is offered to whom the policy says, and never to whoever stays away from play', async () => {
    const offers = async () =>
      Promise.all([visitor, player, excluded].map(async (who) => (await tryGame(who)) !== null));
    await setPolicy(practiceFor.everybody);
    expect(await offers()).toEqual([true, true, false]);
    await setPolicy(practiceFor.players);
    expect(await offers()).toEqual([false, true, false]);
    await setPolicy(practiceFor.nobody);
    expect(await offers()).toEqual([false, false, false]);
  });

  it('is not offered of a room, of a game in maintenance and of one that does not exist', async () => {
    await setPolicy(practiceFor.everybody);
    expect(await tryGame(player, 'saranggola')).toBeNull();
    expect(await tryGame(player, 'no-such-game')).toBeNull();
    await server.database.pool.query(
      `update catalogue.game set is_maintained = true where code = 'roulette'`,
    );
    server.catalogue.expire();
    expect(await tryGame(player, 'roulette')).toBeNull();
  });
});
