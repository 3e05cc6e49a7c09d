import { describe, expect, test } from 'vitest';
import type { ProviderGame } from '../../../providers/games/game-provider.ts';
import { compareGames, isHalved, type KnownGame, lineOf } from './compare-games.ts';

const listed = (providerGame: string, more: Partial<ProviderGame> = {}): ProviderGame => ({
  providerGame,
  name: 'Dragon Rising',
  maker: 'Caleta',
  category: 'Slot',
  rtp: '96.50',
  languages: [],
  cover: null,
  isOpen: true,
  ...more,
});
const known = (providerGame: string, more: Partial<KnownGame> = {}): KnownGame => ({
  id: 1n,
  revision: 1,
  languages: [],
  code: providerGame.replace('_', '-'),
  providerGame,
  name: 'Our own name',
  rtp: '96.5',
  category: 'Slot',
  isOnline: true,
  ...more,
});

describe('what a provider lists', () => {
  test('is new, changed or gone, and otherwise nothing', () => {
    const diff = compareGames(
      [
        listed('same'),
        listed('other_rtp', { rtp: '94.00' }),
        listed('other_kind', { category: 'Live' }),
        listed('speaks', { languages: ['en', 'tl'] }),
        listed('says_nothing', { category: null, rtp: null }),
        listed('new'),
        listed('new_but_closed', { isOpen: false }),
        listed('closed', { isOpen: false }),
      ],
      [
        known('same'),
        known('other_rtp'),
        known('other_kind'),
        known('speaks', { languages: ['en'] }),
        known('says_nothing', { languages: ['en'] }),
        known('closed'),
        known('gone'),
        known('gone_and_off', { isOnline: false }),
      ],
    );
    expect(diff.added.map(({ providerGame }) => providerGame)).toEqual(['new']);
    expect(diff.changed).toMatchObject([
      { code: 'other-rtp', what: 'rtp', was: '96.5', is: '94.00' },
      { code: 'other-kind', what: 'category', was: 'Slot', is: 'Live' },
      { code: 'speaks', what: 'languages', was: 'en', is: 'en,tl' },
    ]);
    expect(diff.same).toBe(2);
    expect(diff.gone.map(({ code }) => code)).toEqual(['closed', 'gone']);
  });

  test('is a line that staff can paste, with a question where the provider says nothing', () => {
    const stakes = { min: '1.00', max: '500.00' };
    expect(lineOf(listed('clt_DragonRising'), stakes)).toBe(
      'clt-dragonrising;Dragon Rising;clt_DragonRising;Slot;96.50;1.00;500.00;',
    );
    const odd = listed('x', { name: 'A;B\tC', category: null, rtp: null });
    expect(lineOf(odd, stakes)).toBe('x;A B C;x;?;?;1.00;500.00;');
  });

  test.each([
    ['six of eleven are gone', 11, 5, true],
    ['five of eleven are gone', 11, 6, false],
    ['all of ten are gone, which are few', 10, 0, false],
    ['nothing is listed at all', 500, 0, true],
  ])('has halved overnight where %s', (_what, open, offered, expected) => {
    const names = Array.from({ length: open }, (_, number) => `g_${number}`);
    // Games that players cannot open do not count.
    const catalogue = [...names.map((name) => known(name)), known('off', { isOnline: false })];
    const diff = compareGames(
      names.slice(0, offered).map((name) => listed(name)),
      catalogue,
    );
    expect(isHalved(diff, catalogue)).toBe(expected);
  });
});
