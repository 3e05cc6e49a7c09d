import type { Text } from '../text.ts';

/** Signs that play does harm, each with what it means to whoever looks. */
export const harmMarkers = {
  chasing: {
    en: 'Pays in again while losing, on several days of a week',
    tl: 'Nagdedeposito muli habang natatalo, sa ilang araw ng isang linggo',
  },
  nights: {
    en: 'Plays between midnight and five, on several nights of a week',
    tl: 'Naglalaro mula hatinggabi hanggang alas-singko, sa ilang gabi ng isang linggo',
  },
  'rising-stakes': {
    en: 'Stakes have at least doubled against the three weeks before',
    tl: 'Dumoble o higit pa ang taya kumpara sa nakaraang tatlong linggo',
  },
  'withdrawals-back': {
    en: 'Withdrawals came back and were played',
    tl: 'Bumalik ang mga withdrawal at nilaro',
  },
  'deposits-after-losses': {
    en: 'Many deposits on days of loss',
    tl: 'Maraming deposito sa mga araw ng talo',
  },
} as const satisfies Record<string, Text>;
export type HarmMarker = keyof typeof harmMarkers;
export const harmMarkerNames = Object.keys(harmMarkers) as [HarmMarker, ...HarmMarker[]];

/** What a word with the player has changed. */
export const contactOutcomes = [
  'nothing',
  'limits',
  'break',
  'exclusion',
  'paused',
  'referred',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];
