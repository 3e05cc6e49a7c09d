import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiPlayer,
  createApiPlayer,
  readInbox,
  refusalOf,
} from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import {
  createPasskeyDevice,
  type Misdeeds,
  type PasskeyDevice,
} from '../../../testing/passkeys/passkey-device.ts';
import { postAsPage } from '../../../testing/passkeys/post-as-page.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
const rateLimits = { address: { points: 1e6, seconds: 10 } };
beforeAll(async () => {
  server = await startTestServer({ rateLimits });
  other = await startTestServer({ rateLimits, database: shareDatabase(server.database) });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** Passkeys belong to a host by its name, never to a bare address. */
const page = ({ port }: TestServer) => `http://localhost:${port}`;

async function playerWithApp() {
  const player = createApiPlayer(page(server));
  await player.login();
  await player.prove();
  const { secret } = await player.client.call(calls.beginTotp, {});
  const { recovery_codes } = await player.client.call(calls.confirmTotp, {
    code: firstAppCode(secret),
  });
  const { uid } = await player.client.call(calls.getProfile, {});
  return { player, secret, recovery: recovery_codes, uid };
}

async function add(player: ApiPlayer, name = 'My phone') {
  const device = createPasskeyDevice(page(server));
  const passkey = device.make(await player.client.call(calls.beginPasskey, {}));
  await player.client.call(calls.addPasskey, { name, passkey });
  return device;
}

async function playerWithPasskey() {
  const known = await playerWithApp();
  await known.player.proveBy({ kind: 'totp', code: appCode(known.secret) });
  return { ...known, device: await add(known.player) };
}

/** A login on another device, which waits for its second step. */
async function beginLogin({ phone }: ApiPlayer) {
  const stranger = createApiPlayer(page(server), phone);
  const { challenge = '' } = await stranger.client.call(
    calls.loginByCode,
    await stranger.receiveCode(),
  );
  const show = async (device: PasskeyDevice, how: Misdeeds = {}) => {
    const asking = await stranger.client.call(calls.askPasskeyLogin, { challenge });
    const passkey = device.show(asking, how);
    return stranger.client.call(calls.loginByPasskey, { challenge, passkey });
  };
  return { stranger, challenge, show };
}

describe('a passkey of a player', () => {
  test('is added beside the app by a fresh proof, used instead of its code, and removed; the player is told', async () => {
    const { player, secret, uid } = await playerWithApp();
    expect(await refusalOf(player.client.call(calls.beginPasskey, {}))).toBe('PROOF_REQUIRED');
    await player.proveBy({ kind: 'totp', code: appCode(secret) });
    const device = await add(player);
    const { rows } = await player.client.call(calls.listPasskeys, {});
    expect(rows).toMatchObject([{ id: device.id, name: 'My phone', host: 'localhost' }]);
    const { token } = await (await beginLogin(player)).show(device);
    expect(token).not.toBe('');
    expect(await player.client.call(calls.removePasskey, { id: device.id })).toBe(true);
    const removing = player.client.call(calls.removePasskey, { id: device.id });
    expect(await refusalOf(removing)).toBe('NOT_FOUND');
    const audited = (await readAudit(server, uid)).map(({ action }) => action);
    expect(audited.filter((action) => action === 'identity.passkey-changed')).toHaveLength(2);
    const events = (await readEvents(server, uid)).filter(
      ({ name }) => name === 'identity.passkey-changed',
    );
    expect(events.map(({ payload }) => payload['isAdded'])).toEqual([true, false]);
    await server.settle();
    const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
    expect(told.some((text) => text.includes('A passkey (My phone) was added'))).toBe(true);
    expect(told.some((text) => text.includes('The passkey My phone was removed'))).toBe(true);
  });

  test('is not added without the app, and goes with it', async () => {
    const plain = createApiPlayer(page(server));
    await plain.login();
    await plain.prove();
    expect(await refusalOf(plain.client.call(calls.beginPasskey, {}))).toBe('TOTP_OFF');
    const { player, recovery, device } = await playerWithPasskey();
    const { challenge, stranger } = await beginLogin(player);
    await player.client.call(calls.endTotp, { code: recovery[0] ?? '' });
    expect((await player.client.call(calls.listPasskeys, {})).rows).toEqual([]);
    const asking = stranger.client.call(calls.askPasskeyLogin, { challenge });
    expect(await refusalOf(asking)).toBe('PASSKEY_NONE');
    expect(device.id).not.toBe('');
  });

  test('that was begun in one session is not kept by another', async () => {
    const { player, secret } = await playerWithApp();
    await player.proveBy({ kind: 'totp', code: appCode(secret) });
    const creation = await player.client.call(calls.beginPasskey, {});
    const thief = await playerWithPasskey();
    const passkey = createPasskeyDevice(page(server)).make(creation);
    const adding = thief.player.client.call(calls.addPasskey, { name: 'Stolen', passkey });
    expect(await refusalOf(adding)).toBe('PASSKEY_OVER');
  });

  const wrongs: [string, Misdeeds][] = [
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a device that did not check its owner', { unverified: true }],
  ];
  test.each(wrongs)('opens nothing for %s, five times at most', async (_, misdeeds) => {
    const { player, device } = await playerWithPasskey();
    const login = await beginLogin(player);
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await refusalOf(login.show(device, misdeeds))).toBe('PASSKEY_WRONG');
    }
    expect(await refusalOf(login.show(device, misdeeds))).toBe('CODE_ATTEMPTS_EXCEEDED');
    expect(await refusalOf(login.show(device))).toBe('CODE_ATTEMPTS_EXCEEDED');
  });

  test('of a copy, whose count falls back, opens nothing', async () => {
    const { player, device } = await playerWithPasskey();
    await (await beginLogin(player)).show(device);
    const copied = (await beginLogin(player)).show(device, { counter: 1 });
    expect(await refusalOf(copied)).toBe('PASSKEY_WRONG');
  });

  test('opens one session for the same answer sent fifty times to two processes', async () => {
    const { player, device } = await playerWithPasskey();
    const { stranger, challenge } = await beginLogin(player);
    const asking = await stranger.client.call(calls.askPasskeyLogin, { challenge });
    const body = { challenge, passkey: device.show(asking) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const { port } = place % 2 === 0 ? server : other;
        return postAsPage(page(server), { port, path: calls.loginByPasskey.path, body });
      }),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const refused = answers.filter(({ status }) => !status).map(({ code }) => code);
    expect(new Set(refused)).toEqual(new Set(['PASSKEY_OVER']));
    // None of the copies was counted against its owner.
    expect((await (await beginLogin(player)).show(device)).token).not.toBe('');
  });

  test('is asked for during five minutes', async () => {
    const { player, device, uid } = await playerWithPasskey();
    const { stranger, challenge } = await beginLogin(player);
    const asking = await stranger.client.call(calls.askPasskeyLogin, { challenge });
    await server.database.owner.query(
      'update identity.passkey_ceremony set expires_at = now() where uid = $1',
      [uid],
    );
    const passkey = device.show(asking);
    const login = stranger.client.call(calls.loginByPasskey, { challenge, passkey });
    expect(await refusalOf(login)).toBe('PASSKEY_OVER');
  });

  test('is not offered on a bare address, where there can be none', async () => {
    const { player } = await playerWithPasskey();
    const elsewhere = createApiPlayer(server.url, player.phone);
    const { challenge = '' } = await elsewhere.client.call(
      calls.loginByCode,
      await elsewhere.receiveCode(),
    );
    const asking = elsewhere.client.call(calls.askPasskeyLogin, { challenge });
    expect(await refusalOf(asking)).toBe('PASSKEY_NOT_HERE');
  });
});
