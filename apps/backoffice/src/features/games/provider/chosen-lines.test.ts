import { expect, test } from 'vitest';
import { type ProviderList, wantedOf } from './chosen-lines.ts';

const list: ProviderList = {
  added: [
    {
      provider_game: 'Evo_Speed.A',
      name: 'Speed; A',
      maker: 'Evo',
      category: null,
      rtp: null,

      languages: ['en'],
      has_cover: true,
    },
    {
      provider_game: 'other',
      name: 'Other',
      maker: 'Evo',
      category: 'Live',
      rtp: '97.00',
      languages: [],
      has_cover: false,
    },
  ],
  changed: [
    { id: '7', code: 'g', name: 'G', revision: 3, what: 'rtp', was: '96.00', is: '95.00' },
    { id: '7', code: 'g', name: 'G', revision: 3, what: 'languages', was: '', is: 'en,tl' },
    { id: '8', code: 'h', name: 'H', revision: 1, what: 'category', was: 'Slot', is: 'Live' },
  ],
  gone: [{ id: '9', code: 'i', name: 'I', revision: 5 }],
  same: 4,
};
const typed = {
  platform: 'evo',
  stake_min: '1',
  stake_max: '500',
  rtp: '96.1',
  category: 'Table Game',
};

test('what was ticked is asked for, with what the provider does not say for all of it', () => {
  const chosen = { added: ['Evo_Speed.A'], changed: ['7 rtp', '7 languages'], gone: ['9'] };
  expect(wantedOf('hub', list, chosen, typed)).toEqual({
    venue: 'hub',
    added: [
      {
        code: 'evo-speed-a',
        name: 'Speed  A',
        platform: 'evo',
        provider_game: 'Evo_Speed.A',
        category: 'Table Game',
        rtp: '96.1',
        stake_min: '1.00',
        stake_max: '500.00',
        win_times: null,
        languages: ['en'],
        fetch_cover: true,
      },
    ],
    changed: [{ id: '7', revision: 3, rtp: '95.00', languages: ['en', 'tl'] }],
    gone: [{ id: '9', revision: 5 }],
  });
});

test('what the provider says counts before what was typed, and what was not ticked is left', () => {
  const chosen = { added: ['other'], changed: ['8 category'], gone: [] };
  expect(wantedOf('hub', list, chosen, typed)).toMatchObject({
    added: [{ category: 'Live', rtp: '97.00', fetch_cover: false }],
    changed: [{ id: '8', revision: 1, category: 'Live' }],
    gone: [],
  });
});
