import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  return {
    ...player,
    /** The messages without a code; those of one moment arrive in any order. */
    async notices() {
      await server.settle();
      const messages = await readInbox(server.url, player.phone);
      return messages.flatMap(({ text, code }) => (code === null ? [text] : [])).toSorted();
    },
  };
}

const password = 'bahaykubo71x';

describe('players are told by message', () => {
  test('of a changed password and email address, not of a nickname', async () => {
    const player = await newPlayer();
    await player.client.call(calls.updatePassword, { password: '', new_password: password });
    await player.client.call(calls.updateDetail, { nickname: 'Marikit' });
    await player.client.call(calls.updateDetail, { email: 'told@example.ph' });
    expect(await player.notices()).toEqual([
      expect.stringContaining('The email address of your Perya account was changed'),
      expect.stringContaining('The password of your Perya account was changed: Unknown device'),
    ]);
  });

  test('of changed play limits and of their exclusion, and not of a wish that changed nothing', async () => {
    const player = await newPlayer();
    await player.client.call(calls.updateLimits, { daily_stake: '500.00', daily_loss: '100.00' });
    await player.client.call(calls.updateLimits, { daily_stake: '500.00' });
    await player.client.call(calls.excludeSelf, { period: '1d' });
    expect(await player.notices()).toEqual([
      expect.stringContaining('The play limits of your Perya account were changed'),
      expect.stringContaining('Your Perya account is closed for play'),
    ]);
  });

  test('in the language that they read, which a new device cannot choose', async () => {
    const player = createApiPlayer(server.url, undefined, 'tl_PH');
    await player.login();
    const newest = async () => {
      await server.settle();
      const messages = await readInbox(server.url, player.phone);
      return messages.find(({ code }) => code === null)?.text;
    };
    const english = createApiPlayer(server.url, player.phone, 'en_US');
    await english.login();
    expect(await newest()).toMatch(/^May bagong login sa Perya account mo/);
    // Known by now.
    await english.login();
    await player.client.call(calls.updateLimits, { daily_stake: '500.00' });
    expect(await newest()).toMatch(/^The play limits of your Perya account were changed/);
    player.use((await player.client.call(calls.refreshToken, {})).token);
    await player.client.call(calls.updateLimits, { daily_stake: '400.00' });
    expect(await newest()).toMatch(/^Nabago ang mga limit/);
  });

  test('once, however often the log is read', async () => {
    const player = await newPlayer();
    await player.client.call(calls.updatePassword, { password: '', new_password: password });
    await server.settle();
    await server.settle();
    expect(await player.notices()).toHaveLength(1);
  });
});
