import { createHmac } from 'node:crypto';
import { startSoftswiss } from '@perya/sandbox/softswiss/start-softswiss';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderWallet } from '../game-provider.ts';
import { softswissProvider } from './softswiss.ts';

const casino = { casinoId: 'perya', authToken: '0123456789abcdef' };
let hub: Awaited<ReturnType<typeof startSoftswiss>>;

beforeAll(async () => {
  hub = await startSoftswiss({ ...casino, walletUrl: () => 'http://127.0.0.1:1/' });
});
afterAll(() => hub.stop());
afterEach(() => {
  hub.switches.isDown = false;
});

const provider = (more: object = {}) =>
  softswissProvider({
    ...casino,
    url: hub.url,
    venue: 'softswiss',
    publicUrl: 'https://play.casino.example',
    ...more,
  });

const launch = {
  providerGame: 'islands:ReefGold',
  player: '10000001',
  token: 'tLgNIOH4Z9maJsQ53pTmklZ13WIJVuJvuUiv9rXAkF0',
  language: 'tl_PH' as const,
  isMobile: true,
  address: null,
};

describe('what is asked of SOFTSWISS', () => {
  test('is the URL of a game, for a player by number and the session of the launch', async () => {
    const url = await provider().launchUrl(launch);
    expect(hub.sessionOf(url)).toEqual({
      player_id: '10000001',
      currency: 'PHP',
      session_payload: launch.token,
      game_id: 'islands:ReefGold',
    });
  });

  test('fails by name: a game that was recalled, another token, another casino, a server that is down', async () => {
    const recalled = { ...launch, providerGame: 'islands:OldReef' };
    await expect(provider().launchUrl(recalled)).rejects.toThrow('refused');
    const forged = provider({ authToken: 'fedcba9876543210' });
    await expect(forged.launchUrl(launch)).rejects.toThrow('refused');
    await expect(provider({ casinoId: 'other' }).listGames()).rejects.toThrow('refused');
    hub.switches.isDown = true;
    await expect(provider().launchUrl(launch)).rejects.toThrow('unreachable');
  });

  test('are the games of every maker, each under its maker’s name; what is not out yet, or no more, is not open', async () => {
    expect(await provider().listGames()).toEqual([
      {
        providerGame: 'islands:ReefGold',
        name: 'Reef Gold',
        maker: 'Island Makers',
        category: 'Slot',
        rtp: null,
        languages: [],
        cover: 'https://pictures.softswiss.example/islands/ReefGold.webp',
        isOpen: true,
      },
      expect.objectContaining({ providerGame: 'islands:OldReef', isOpen: false }),
      expect.objectContaining({ providerGame: 'islands:NextReef', isOpen: false }),
      expect.objectContaining({ maker: 'Harbour Live', category: 'Live' }),
      expect.objectContaining({ maker: 'harbour', category: null }),
    ]);
  });
});

describe('a call of SOFTSWISS', () => {
  const balanceOnly = {
    balanceOf: () => Promise.resolve({ code: 'OK', balance: 12_345, currency: 'PHP' }),
  } as unknown as ProviderWallet;
  const path = 'v2/a8r_casino.Player/Balance';
  const answer = (body: string, signature: string) =>
    provider().answerCall({ path, headers: { 'x-request-sign': signature }, body }, balanceOnly);
  const signed = (body: string) =>
    createHmac('sha256', casino.authToken).update(body).digest('hex');

  test('is known by the HMAC of its body as it came', async () => {
    const body = '{ "player_id":"10000001",  "currency":"PHP"}';
    // The recorded signature of this body under this token.
    expect(signed(body)).toBe('dc150732925958db26401f8a7cf18d457f3621976f834ab19862c7d88f1a9b27');
    const known = await answer(body, signed(body));
    expect(known).toEqual({ body: { balance: '123.45' }, isSigned: true });
    expect(await answer(body, signed(body).toUpperCase())).toEqual(known);
    for (const forged of [signed(`${body} `), '', 'abc']) {
      expect(await answer(body, forged)).toMatchObject({ isSigned: false, httpStatus: 403 });
    }
  });

  test('that is no JSON is refused, and known to be theirs', async () => {
    expect(await answer('no JSON', signed('no JSON'))).toMatchObject({
      isSigned: true,
      httpStatus: 400,
      body: { code: 'invalid_argument', meta: { api_code: '400' } },
    });
  });
});
