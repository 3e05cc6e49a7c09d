import { calls } from '@perya/contract/calls';
import { signLaunchQuery } from '@perya/contract/provider-api/signature';
import { launchQuery } from '@perya/contract/provider-api/wire';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ApiPlayer, createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { clientOf } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let player: ApiPlayer;
const game = 'plinko';

beforeAll(async () => {
  server = await startTestServer();
  player = createApiPlayer(server.url, '9170000001');
  await player.login();
});

afterAll(() => server.stop());

const queryOf = (url: string) => Object.fromEntries(new URL(url, server.url).searchParams);

async function changeGame(change: string): Promise<void> {
  await server.database.pool.query(`update catalogue.game set ${change} where code = $1`, [game]);
  server.catalogue.expire();
}

describe('a launch', () => {
  it('answers the URL itself, signed with the venue’s key and good for a minute [G-194]', async () => {
    const url = await player.client.call(calls.launchGame, { code: game, theme: 'light' });
    expect(url).toMatch(/^\/sandbox\/studio\/play\?/);
    const query = z.parse(launchQuery, queryOf(url));
    const key = await server.games.keys.signingOf('studio');
    expect(query.signature).toBe(signLaunchQuery(key?.secret ?? '', queryOf(url)));
    expect(query).toMatchObject({ venue: 'studio', game, currency: 'PHP', theme: 'light' });
    const seconds = Number(query.expires) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('says whether players of a room may send each other phrases, as the house has decided', async () => {
    const launched = async (value: number) => {
      await server.database.pool.query(
        `insert into limits.policy (name, value, made_by) values ('room_phrases', $1, 'staff:1')`,
        [value],
      );
      return queryOf(await player.client.call(calls.launchGame, { code: game }))['phrases'];
    };
    expect(await launched(0)).toBeUndefined();
    expect(await launched(1)).toBe('1');
  });

  it('answers at both paths of the documents alike [G-195]', async () => {
    const [first, second] = await Promise.all([
      player.client.call(calls.launchGame, { code: game }),
      player.client.call(calls.launchGameV2, { code: game }),
    ]);
    expect(new URL(first, server.url).pathname).toBe(new URL(second, server.url).pathname);
    expect(queryOf(first)['player']).toBe(queryOf(second)['player']);
  });

  it.each(['bingo-75', 'Bingo 75', 'BINGO 75', 'bInGo-75', 'bingo 75'])(
    'takes the code of the game or its name, in any case of letters: %s [G-301]',
    async (code) => {
      const url = await player.client.call(calls.launchGame, { code });
      expect(queryOf(url)['game']).toBe('bingo-75');
      const { d } = await player.client.call(calls.listPlayedGames, {});
      expect(d[0]?.code).toBe('bingo-75');
    },
  );

  it('opens a session that the provider can use, in the place of the one before', async () => {
    const client = await clientOf(server);
    const first = queryOf(await player.client.call(calls.launchGame, { code: game }));
    const second = queryOf(await player.client.call(calls.launchGame, { code: game }));
    const balanceOf = ({ player: who = '', token = '' }) =>
      client.call('balance', { player: who, token, game, currency: 'PHP' });
    expect((await balanceOf(first)).code).toBe('SESSION_EXPIRED');
    expect(await balanceOf(second)).toMatchObject({ code: 'OK', balance: 1_000_000 });
  });

  it('keeps only a digest of the token', async () => {
    const { token } = queryOf(await player.client.call(calls.launchGame, { code: game }));
    const { rows } = await server.database.pool.query('select seat::text from games.seat');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logged()).not.toContain(token);
  });

  it('is remembered in the player’s history', async () => {
    await player.client.call(calls.launchGame, { code: game });
    const { d } = await player.client.call(calls.listPlayedGames, {});
    expect(d[0]).toMatchObject({ code: game });
  });

  it('speaks the language of the caller unless another is asked for', async () => {
    const plain = await player.client.call(calls.launchGame, { code: game });
    const asked = await player.client.call(calls.launchGame, { code: game, lang: 'tl_PH' });
    expect([queryOf(plain)['lang'], queryOf(asked)['lang']]).toEqual(['en_US', 'tl_PH']);
  });
});

describe('a launch is refused', () => {
  it.each(['no-such-game', 'x'.repeat(64), '../plinko', "plinko' or '1'='1", '%', '漢字', ' '])(
    'for a game that is not there: %s',
    async (code) => {
      const refused = player.client.call(calls.launchGame, { code });
      await expect(refused).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'There is no such game',
      });
    },
  );

  it.each(['', 'x'.repeat(10_000), 'plin\u0000ko'])('for what is no code: %.20s', async (code) => {
    expect(await refusalOf(player.client.call(calls.launchGame, { code }))).toBe('INVALID_INPUT');
  });

  it.each([
    ['is_maintained = true', 'GAME_MAINTAINED', 'is_maintained = false'],
    ['is_online = false', 'GAME_CLOSED', 'is_online = true'],
  ])('when %s, with a message [M-371 G-316]', async (change, code, back) => {
    await changeGame(change);
    const refused = player.client.call(calls.launchGame, { code: game });
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(/game/i) });
    await changeGame(back);
  });

  it('when the venue is closed', async () => {
    const { pool } = server.database;
    await pool.query(`update catalogue.venue set is_open = false where code = 'studio'`);
    server.catalogue.expire();
    expect(await refusalOf(player.client.call(calls.launchGame, { code: game }))).toBe(
      'GAME_CLOSED',
    );
    await pool.query(`update catalogue.venue set is_open = true where code = 'studio'`);
    server.catalogue.expire();
  });

  it('before the identity check, with the documents’ message', async () => {
    const unverified = createApiPlayer(server.url);
    await unverified.login();
    const refused = unverified.client.call(calls.launchGame, { code: game });
    await expect(refused).rejects.toMatchObject({
      code: 'KYC_REQUIRED',
      message: 'you must submit KYC certification before you can enter the game!',
    });
  });

  it.each(kycStatuses)(
    'or granted by the gate of the documents to the status %s [A-224]',
    async (status) => {
      const checked = createApiPlayer(server.url);
      await checked.login();
      const { uid } = await checked.client.call(calls.getWallet, {});
      await server.database.pool.query(
        'insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, $2)',
        [uid, status],
      );
      const isRefused = ['unset', 'frozen', 'block'].includes(status);
      const launched = checked.client.call(calls.launchGame, { code: game });
      // Whoever was blocked is told that, and not to send documents.
      const refusal = status === 'block' ? 'ACCOUNT_BLOCKED' : 'KYC_REQUIRED';
      if (isRefused) expect(await refusalOf(launched)).toBe(refusal);
      else expect(await launched).toContain('signature=');
    },
  );

  it('to a player who excluded themselves', async () => {
    const tester = createApiPlayer(server.url, '9170000002');
    await tester.login();
    await tester.client.call(calls.launchGame, { code: game });
    await tester.client.call(calls.excludeSelf, { period: '1d' });
    expect(await refusalOf(tester.client.call(calls.launchGame, { code: game }))).toBe('EXCLUDED');
  });
});
