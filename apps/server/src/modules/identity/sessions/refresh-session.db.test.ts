import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    ...player,
    uid,
    /** What the API answers to a token, whatever this player holds at the moment. */
    async ask(token: string, path = '/finance/wallet') {
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const response = await fetch(`${server.url}${path}`, { headers });
      const body = (await response.json()) as { code?: string; data: { token: string } };
      return { status: response.status, code: body.code, token: body.data.token };
    },
    async sessions() {
      const { rows } = await server.database.pool.query(
        'select id from identity.session where uid = $1 and expires_at > now()',
        [uid],
      );
      return rows.length;
    },
    later: (seconds: number) =>
      server.database.pool.query(
        `with aged as (
           update identity.session set rotated_at = rotated_at - make_interval(secs => $2) where uid = $1)
         update identity.replaced_token set replaced_at = replaced_at - make_interval(secs => $2)
         where uid = $1`,
        [uid, seconds],
      ),
  };
}

const refresh = '/member/refresh/token';

describe('a refresh', () => {
  test('asked for a hundred times at once gives everyone the same token, and one session lives', async () => {
    const { ask, token, sessions } = await newPlayer();
    const old = token() ?? '';
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(old, refresh)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map((answer) => answer.token));
    expect(tokens.size).toBe(1);
    const [next = ''] = tokens;
    expect(next).not.toBe(old);
    expect(await ask(next)).toMatchObject({ status: 200 });
    expect(await sessions()).toBe(1);
  });

  test('leaves the token before it good for requests under way, and for nothing after that', async () => {
    const { ask, token, later, sessions, uid } = await newPlayer();
    const old = token() ?? '';
    const next = (await ask(old, refresh)).token;
    expect(await ask(old)).toMatchObject({ status: 200 });
    await later(31);
    expect(await ask(next)).toMatchObject({ status: 200 });
    // Two hold the token, and nobody can say which of them is the player.
    expect(await ask(old, refresh)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await ask(next)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await sessions()).toBe(0);
    expect((await readAudit(server, uid)).at(-1)).toMatchObject({
      actor: 'system:token-reused',
      action: 'identity.session-reused',
    });
    expect((await readEvents(server, uid)).at(-1)?.name).toBe('identity.sessions-ended');
  });

  test('knows every token of the session that was ever replaced', async () => {
    const { ask, token, later, sessions } = await newPlayer();
    const first = token() ?? '';
    let current = first;
    for (let turn = 0; turn < 3; turn++) {
      current = (await ask(current, refresh)).token;
      await later(31);
    }
    expect(await ask(first)).toMatchObject({ status: 401 });
    expect(await ask(current)).toMatchObject({ status: 401 });
    expect(await sessions()).toBe(0);
  });

  test('of a token that was only just made gives it back', async () => {
    const { ask, token } = await newPlayer();
    const next = (await ask(token() ?? '', refresh)).token;
    expect((await ask(next, refresh)).token).toBe(next);
  });

  test('and a logout in the same moment leave no token that works', async () => {
    const { ask, token, sessions } = await newPlayer();
    const old = token() ?? '';
    const next = (await ask(old, refresh)).token;
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => ask(next, refresh)),
      ask(next, '/member/logout'),
      ...Array.from({ length: 20 }, () => ask(old, refresh)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const given = answers.flatMap((answer) => (answer.status === 200 ? [answer.token] : []));
    for (const each of new Set([old, next, ...given.filter(Boolean)])) {
      expect(await ask(each)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
    expect(await sessions()).toBe(0);
  });

  test('does not carry a session beyond thirty days after the login', async () => {
    const player = await newPlayer();
    const { rows } = await server.database.pool.query(
      `update identity.session set created_at = created_at - interval '29 days',
         ends_at = ends_at - interval '29 days'
       where uid = $1 returning extract(epoch from ends_at)::int as ends_at`,
      [player.uid],
    );
    const { token, expires_at } = await player.client.call(calls.refreshToken, {});
    expect(Math.abs(expires_at - rows[0].endsAt)).toBeLessThanOrEqual(1);
    expect(expires_at).toBeLessThan(Date.now() / 1000 + 25 * 3600);
    player.use(token);
    await server.database.pool.query(
      `update identity.session set expires_at = now(), ends_at = now() where uid = $1`,
      [player.uid],
    );
    const refused = player.client.call(calls.refreshToken, {});
    expect(await refusalOf(refused)).toBe('UNAUTHENTICATED');
  });
});
