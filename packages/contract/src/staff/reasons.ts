import type { Text } from '../text.ts';

/** Why staff ask for something or decide on it: one of these, and words of their own. */
export const reasons = {
  'player-asked': { en: 'The player asked for it', tl: 'Hiniling ng manlalaro' },
  'family-asked': { en: 'The family asked for it', tl: 'Hiniling ng pamilya' },
  'harmful-play': { en: 'Signs of harmful play', tl: 'May palatandaan ng mapaminsalang paglalaro' },
  'round-holds': {
    en: 'Round and proof were checked and hold',
    tl: 'Nasuri at tama ang round at patunay',
  },
  'round-wrong': { en: 'Round or proof does not hold', tl: 'Hindi tama ang round o ang patunay' },
  'key-stolen': {
    en: 'The key of the venue may be stolen',
    tl: 'Maaaring nanakaw ang key ng venue',
  },
  'money-checked': {
    en: 'The player’s money story was checked',
    tl: 'Nasuri ang kuwento ng pera ng manlalaro',
  },
  'proof-shown': {
    en: 'The player has shown proof of the payment',
    tl: 'Nagpakita ang manlalaro ng patunay ng bayad',
  },
  'gateway-says': {
    en: 'The gateway says whose payment it is',
    tl: 'Sinabi ng gateway kung kanino ang bayad',
  },
  'gave-back': {
    en: 'The gateway has given it back',
    tl: 'Naibalik na ng gateway',
  },
  'mistake-of-house': { en: 'A mistake of the house', tl: 'Pagkakamali ng bahay' },
  'mistake-of-provider': { en: 'A mistake of a provider', tl: 'Pagkakamali ng provider' },
  /** No decision asks for it any more; requests of before keep it. */
  'fraud-seen': { en: 'Fraud was seen', tl: 'May nakitang panloloko' },
  'too-many-wait': {
    en: 'Too many wait for a person',
    tl: 'Masyadong maraming naghihintay ng tao',
  },
  planned: { en: 'Planned', tl: 'Nakaplano' },
  goodwill: { en: 'Goodwill', tl: 'Kagandahang-loob' },
  'cause-gone': { en: 'The cause is gone', tl: 'Wala na ang dahilan' },
  'access-lost': {
    en: 'Password or authenticator app is lost',
    tl: 'Nawala ang password o authenticator app',
  },
  'needed-for-work': { en: 'Needed for the work', tl: 'Kailangan sa trabaho' },
  regulator: {
    en: 'The regulator or the law asks for it',
    tl: 'Hinihingi ng regulator o ng batas',
  },
  checked: { en: 'Checked, and right', tl: 'Nasuri, at tama' },
  'not-needed': { en: 'No longer needed', tl: 'Hindi na kailangan' },
  mistaken: { en: 'Asked for by mistake', tl: 'Pagkakamali ang paghiling' },
  'not-shown': { en: 'The reason is not shown well enough', tl: 'Kulang ang patunay ng dahilan' },
  other: { en: 'Another reason', tl: 'Ibang dahilan' },
} as const satisfies Record<string, Text>;

export type Reason = keyof typeof reasons;
export const reasonNames = Object.keys(reasons) as Reason[];

/** Why a request is approved, declined or withdrawn. */
export const decisionReasons = {
  approve: ['checked', 'player-asked', 'regulator', 'other'],
  decline: ['not-shown', 'mistaken', 'not-needed', 'other'],
  withdraw: ['mistaken', 'not-needed', 'other'],
} as const satisfies Record<string, readonly Reason[]>;
