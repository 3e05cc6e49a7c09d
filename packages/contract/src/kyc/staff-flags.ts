import type { Text } from '../text.ts';

/** What the house noticed about a submission before a person looked at it. */
export const kycFlags = {
  'same-id-number': { en: 'ID number of another player', tl: 'ID number ng ibang manlalaro' },
  'same-person': {
    en: 'Name and birthday of another player',
    tl: 'Pangalan at kaarawan ng ibang manlalaro',
  },
  /** By a perceptual hash of the picture: it finds the same photo, not the same face. */
  'same-photo': { en: 'Photo of another player', tl: 'Larawan ng ibang manlalaro' },
  'watch-list': {
    en: 'Name like one on a watch-list',
    tl: 'Pangalang kahawig ng nasa watch-list',
  },
  'restricted-person': {
    en: 'Name and birthday of a restricted person',
    tl: 'Pangalan at kaarawan ng taong may pagbabawal',
  },
  'under-age': { en: 'Under 21 by the ID', tl: 'Wala pang 21 ayon sa ID' },
  'id-expired': { en: 'The ID has expired', tl: 'Expired na ang ID' },
  'differs-from-id': {
    en: 'Typed otherwise than the ID reads',
    tl: 'Iba ang inilagay sa nababasa sa ID',
  },
  'no-scan': { en: 'No ID was scanned', tl: 'Walang na-scan na ID' },
} as const satisfies Record<string, Text>;

export type KycFlag = keyof typeof kycFlags;
export const kycFlagNames = Object.keys(kycFlags) as KycFlag[];

/** With one of these nobody may approve: the law says so. */
export const hardStops: readonly KycFlag[] = ['restricted-person', 'under-age'];
