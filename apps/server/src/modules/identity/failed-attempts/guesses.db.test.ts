import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { postJson } from '../../../testing/post-json.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { createTestDatabase, shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const atOnce = 200;
const password = 'Sampaguita77x';
const metricsToken = 'figures-of-guesses';

/** Two servers, each with connections of its own, on one database. */
let servers: [TestServer, TestServer];
beforeAll(async () => {
  const database = await createTestDatabase();
  // The counters alone are to stop the guesses.
  const rateLimits = {
    address: { points: 1e6, seconds: 10 },
    passwordAddress: { points: 1e6, seconds: 10 },
  };
  const options = {
    settings: { PERYA_TRUST_PROXY: '127.0.0.1', PERYA_METRICS_TOKEN: metricsToken },
    rateLimits,
  };
  const first = await startTestServer({ ...options, database });
  servers = [first, await startTestServer({ ...options, database: shareDatabase(database) })];
});
afterAll(async () => {
  await servers[1].stop();
  await servers[0].stop();
});

type Guess = Record<string, string>;

/** All of them at once, every other one to the other server. */
function guessAtOnce(path: string, guesses: Guess[], headers: Record<string, string> = {}) {
  return Promise.all(
    guesses.map((guess, place) => postJson(`${servers[place % 2]?.url}${path}`, guess, headers)),
  );
}

const actionsOf = async (subject: string) =>
  (await readAudit(servers[0], subject))
    .map(({ action }) => action)
    .filter((action) => action === 'identity.try-failed' || action === 'identity.locked-out')
    .toSorted();

/** What five wrong guesses leave behind, and no sixth. */
const fiveWrong = [
  'identity.locked-out',
  ...Array.from({ length: 4 }, () => 'identity.try-failed'),
];

const wrongCode = (place: number, right: string) => {
  const digits = String(place).padStart(6, '0');
  return digits === right ? '999999' : digits;
};

async function playerWithPassword() {
  const player = createApiPlayer(servers[0].url);
  await player.login();
  await player.client.call(calls.updatePassword, { new_password: password });
  return player;
}

async function challengeOfApp() {
  const player = await playerWithPassword();
  await player.prove();
  const { secret } = await player.client.call(calls.beginTotp, {});
  await player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
  const { uid } = await player.client.call(calls.getProfile, {});
  const { data } = await postJson(`${servers[0].url}/member/login`, {
    phone: player.phone,
    password,
  });
  const { challenge } = data as { challenge: string };
  return { uid, challenge, right: () => appCode(secret) };
}

describe('of two hundred guesses at once on two servers five are compared, and a right one comes too late', () => {
  test('at a code [A-278]', async () => {
    const player = createApiPlayer(servers[0].url);
    const { otp_id, code } = await player.receiveCode();
    const guesses = Array.from({ length: atOnce }, (_, place) => ({
      otp_id,
      code: wrongCode(place, code),
    }));
    const answers = await guessAtOnce('/member/otp/login', guesses);
    expect(answers.filter(({ code: told }) => told === 'CODE_WRONG')).toHaveLength(4);
    expect(await actionsOf(`+63${player.phone}`)).toEqual(fiveWrong);
    const right = await guessAtOnce(
      '/member/otp/login',
      Array.from({ length: 20 }, () => ({ otp_id, code })),
    );
    expect(new Set(right.map(({ code: told }) => told))).toEqual(
      new Set(['CODE_ATTEMPTS_EXCEEDED']),
    );
  });

  test('at the code of a fresh proof, which no session has by then', async () => {
    const player = createApiPlayer(servers[0].url);
    const token = await player.login();
    const { otp_id, code } = await player.receiveCode('proof');
    const headers = { authorization: `Bearer ${token}` };
    const prove = (guesses: string[]) =>
      guessAtOnce(
        '/member/proof',
        guesses.map((guess) => ({ kind: 'code', otp_id, code: guess })),
        headers,
      );
    const wrong = Array.from({ length: atOnce }, (_, place) => wrongCode(place, code));
    const answers = await prove(wrong);
    expect(answers.filter(({ code: told }) => told === 'CODE_WRONG')).toHaveLength(4);
    expect(await actionsOf(`+63${player.phone}`)).toEqual(fiveWrong);
    const right = await prove(Array.from({ length: 20 }, () => code));
    expect(new Set(right.map(({ code: told }) => told))).toEqual(
      new Set(['CODE_ATTEMPTS_EXCEEDED']),
    );
    const { rows } = await servers[0].database.pool.query(
      `select s.proved_at from identity.session s join identity.player p using (uid) where p.phone = $1`,
      [player.phone],
    );
    expect(rows).toEqual([{ provedAt: null }]);
  });

  test('at a password', async () => {
    const { phone } = await playerWithPassword();
    const guesses = Array.from({ length: atOnce }, (_, place) => ({
      phone,
      password: `Wrong${place}xyz`,
    }));
    const answers = await guessAtOnce('/member/login', guesses);
    expect(answers.filter(({ code }) => code === 'LOGIN_WRONG')).toHaveLength(4);
    expect(await actionsOf(`+63${phone}`)).toEqual(fiveWrong);
    const right = await guessAtOnce(
      '/member/login',
      Array.from({ length: 20 }, () => ({ phone, password })),
    );
    expect(new Set(right.map(({ code }) => code))).toEqual(new Set(['LOGIN_LOCKED']));
  });

  test('at an authenticator code', async () => {
    const { uid, challenge, right } = await challengeOfApp();
    const guesses = Array.from({ length: atOnce }, (_, place) => ({
      challenge,
      code: wrongCode(place, right()),
    }));
    const answers = await guessAtOnce('/member/totp/login', guesses);
    expect(answers.filter(({ code }) => code === 'CODE_WRONG')).toHaveLength(4);
    expect(await actionsOf(uid)).toEqual(fiveWrong);
    const late = await guessAtOnce(
      '/member/totp/login',
      Array.from({ length: 20 }, () => ({ challenge, code: right() })),
    );
    expect(new Set(late.map(({ code }) => code))).toEqual(new Set(['CODE_ATTEMPTS_EXCEEDED']));
  });

  test('and with a right one among them no more than five wrong ones are', async () => {
    for (let burst = 0; burst < 5; burst += 1) {
      const { phone } = await playerWithPassword();
      const guesses = Array.from({ length: atOnce }, (_, place) => ({
        phone,
        password: place === burst * 40 ? password : `Wrong${place}xyz`,
      }));
      const answers = await guessAtOnce('/member/login', guesses);
      expect(answers.filter(({ status }) => status).length).toBeLessThanOrEqual(1);
      expect((await actionsOf(`+63${phone}`)).length).toBeLessThanOrEqual(5);
    }
  });
});

describe('a right guess is given back', () => {
  test('and a wrong one stays counted', async () => {
    const { phone } = await playerWithPassword();
    const login = async (guess: string) =>
      (await postJson(`${servers[0].url}/member/login`, { phone, password: guess })).code ?? 'in';
    const outcomes = [];
    for (const guess of ['Wrong1xyz', password, 'Wrong2xyz', password, 'Wrong3xyz', 'Wrong4xyz']) {
      outcomes.push(await login(guess));
    }
    const wrong = 'LOGIN_WRONG';
    expect(outcomes).toEqual([wrong, 'in', wrong, 'in', wrong, wrong]);
    expect(await login('Wrong5xyz')).toBe('LOGIN_LOCKED');
    expect(await login(password)).toBe('LOGIN_LOCKED');
  });

  test('after 30 minutes the lock ends', async () => {
    const { phone } = await playerWithPassword();
    const login = (guess: string) =>
      postJson(`${servers[0].url}/member/login`, { phone, password: guess });
    for (let tried = 0; tried < 5; tried += 1) await login(`Wrong${tried}xyz`);
    await servers[0].database.pool.query(
      `update identity.guess set first_wrong_at = first_wrong_at - interval '30 minutes',
         locked_until = locked_until - interval '30 minutes'
       where subject like $1`,
      [`password:+63${phone}%`],
    );
    expect((await login(password)).status).toBe(true);
  });
});

describe('a stranger', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const post = (path: string, body: Guess, headers: Record<string, string>) =>
    postJson(`${servers[0].url}${path}`, body, headers);
  const sendTo = (phone: string, address: string) =>
    post('/member/sms', { phone, purpose: 'login' }, from(address));

  /** Five wrong codes, each for the same request. */
  async function guessFive(phone: string, address: string, otp_id: string, code: string) {
    for (let tried = 0; tried < 5; tried += 1) {
      await post('/member/otp/login', { otp_id, code: wrongCode(tried, code) }, from(address));
    }
    return sendTo(phone, address);
  }

  /** Lets the wait between two codes pass. */
  const waitForResend = (phone: string) =>
    servers[0].database.pool.query(
      `update identity.otp set created_at = created_at - interval '1 minute' where contact = $1`,
      [`+63${phone}`],
    );

  test('who guesses wrong five times is locked, with the whole /64, and the owner elsewhere is not', async () => {
    const owner = createApiPlayer(servers[0].url);
    const { otp_id, code } = await owner.receiveCode();
    expect(await guessFive(owner.phone, '2001:db8:1:2::7', otp_id, code)).toMatchObject({
      code: 'CODE_ATTEMPTS_EXCEEDED',
    });
    await waitForResend(owner.phone);
    expect(await sendTo(owner.phone, '2001:db8:1:2:ffff::1')).toMatchObject({
      code: 'CODE_ATTEMPTS_EXCEEDED',
    });
    expect(await owner.login()).not.toBe('');
  });

  test('cannot lock a device that the player has logged in on, whose own guesses are counted', async () => {
    const owner = await playerWithPassword();
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (let tried = 0; tried < 5; tried += 1) {
        await post('/member/login', { phone: owner.phone, password: 'Wrong1xyz' }, from(network));
      }
    }
    // All strangers together had ten guesses.
    expect(await actionsOf(`+63${owner.phone}`)).toHaveLength(10);
    const newcomer = { phone: owner.phone, password };
    expect(await post('/member/login', newcomer, from('198.51.100.4'))).toMatchObject({
      code: 'LOGIN_LOCKED',
    });
    const login = (guess: string) =>
      owner.client.call(calls.loginByPassword, { phone: owner.phone, password: guess }).then(
        () => 'in',
        ({ code }: { code: string }) => code,
      );
    expect(await login(password)).toBe('in');
    const outcomes = [];
    for (let tried = 0; tried < 5; tried += 1) outcomes.push(await login('Wrong1xyz'));
    expect(outcomes.at(-1)).toBe('LOGIN_LOCKED');
    expect(await login(password)).toBe('LOGIN_LOCKED');
  });

  test('gets no more than ten codes compared, from however many networks', async () => {
    const owner = createApiPlayer(servers[0].url);
    await owner.login();
    for (let round = 0; round < 4; round += 1) {
      await waitForResend(owner.phone);
      const { data } = await sendTo(owner.phone, `203.0.113.${round}`);
      const { id: otp_id = '' } = data as { id?: string };
      for (let tried = 0; tried < 5; tried += 1) {
        const guess = { otp_id, code: wrongCode(tried, '') };
        await post('/member/otp/login', guess, from(`203.0.113.${round}`));
      }
    }
    expect(await actionsOf(`+63${owner.phone}`)).toHaveLength(10);
    expect(await sendTo(owner.phone, '203.0.113.200')).toMatchObject({
      code: 'CODE_ATTEMPTS_EXCEEDED',
    });
    await waitForResend(owner.phone);
    expect(await owner.login()).not.toBe('');
  });
});

test('guesses are told to whoever runs the product, by outcome', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const figures = await (await fetch(`${servers[0].url}/metrics`, { headers })).text();
  expect(figures).toMatch(/perya_guesses_total\{tried="password",outcome="refused"\} \d{2,}/);
  expect(figures).toMatch(/perya_guesses_total\{tried="code",outcome="wrong"\} \d+/);
});
