import { startSlotegrator } from '@perya/sandbox/slotegrator/start-slotegrator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { slotegratorProvider } from './slotegrator.ts';

const merchant = { merchantId: 'merchant-1', merchantKey: '0123456789abcdef' };
let hub: Awaited<ReturnType<typeof startSlotegrator>>;

beforeAll(async () => {
  hub = await startSlotegrator({ ...merchant, callbackUrl: () => 'http://127.0.0.1:1/' });
});
afterAll(() => hub.stop());
afterEach(() => {
  hub.switches.isDown = false;
});

const provider = (more: object = {}) =>
  slotegratorProvider({
    ...merchant,
    url: hub.url,
    venue: 'slotegrator',
    publicUrl: 'https://play.casino.example',
    pageGapMs: 0,
    ...more,
  });

const launch = {
  providerGame: '9f2a0001',
  player: '10000001',
  token: 'tLgNIOH4Z9maJsQ53pTmklZ13WIJVuJvuUiv9rXAkF0',
  language: 'tl_PH' as const,
  isMobile: true,
  address: null,
};

describe('what is asked of Slotegrator', () => {
  test('is the URL of a game, for a player by number and the session of the launch', async () => {
    const url = await provider().launchUrl(launch);
    expect(hub.sessionOf(url)).toEqual({
      player_id: '10000001',
      session_id: launch.token,
      game_uuid: '9f2a0001',
      currency: 'PHP',
    });
  });

  test('fails by name: a game that is gone, another key, a server that is down', async () => {
    await expect(provider().launchUrl({ ...launch, providerGame: 'gone' })).rejects.toThrow(
      'refused',
    );
    const forged = provider({ merchantKey: 'fedcba9876543210' });
    await expect(forged.launchUrl(launch)).rejects.toThrow('refused');
    hub.switches.isDown = true;
    await expect(provider().launchUrl(launch)).rejects.toThrow('unreachable');
    await expect(provider().listGames()).rejects.toThrow('unreachable');
  });

  test('are the games of every page, without those that open at a table of a lobby', async () => {
    expect(await provider().listGames()).toEqual([
      {
        providerGame: '9f2a0001',
        name: 'Book of Islands',
        maker: 'Lightning Slots',
        category: 'Slot',
        rtp: '96.50',
        languages: [],
        cover: 'https://static.slotegrator.example/games/9f2a0001.jpg',
        isOpen: true,
      },
      expect.objectContaining({ maker: 'Vivid Live', category: 'Table Game' }),
      expect.objectContaining({ name: 'Odd One', category: null, rtp: null }),
    ]);
  });
});
