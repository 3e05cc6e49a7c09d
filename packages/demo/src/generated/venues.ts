import type { DemoVenue } from '../games.ts';

/** The studio with a second platform, and six invented venues, so that there are providers to choose from among generated games. */
export const generatedVenues: readonly DemoVenue[] = [
  {
    code: 'studio',
    name: 'Perya Studio',
    platforms: [
      { id: 'perya', name: 'Perya Studio' },
      { id: 'perya-live', name: 'Perya Live' },
    ],
  },
  {
    code: 'lakandiwa',
    name: 'Lakandiwa Reelworks',
    platforms: [{ id: 'lakandiwa', name: 'Lakandiwa Reelworks' }],
  },
  {
    code: 'tikbalang',
    name: 'Tikbalang Forge',
    platforms: [{ id: 'tikbalang', name: 'Tikbalang Forge' }],
  },
  {
    code: 'habagat',
    name: 'Habagat Playhouse',
    platforms: [{ id: 'habagat', name: 'Habagat Playhouse' }],
  },
  {
    code: 'gumamela',
    name: 'Gumamela Arts & Games',
    platforms: [{ id: 'gumamela', name: 'Gumamela Arts & Games' }],
  },
  {
    code: 'salinlahi',
    name: 'Salinlahi Tables',
    platforms: [
      { id: 'salinlahi', name: 'Salinlahi Tables' },
      { id: 'salinlahi-live', name: 'Salinlahi Live' },
    ],
  },
  {
    code: 'karagatan',
    name: 'Karagatan Arcade',
    platforms: [{ id: 'karagatan', name: 'Karagatan Arcade' }],
  },
];
