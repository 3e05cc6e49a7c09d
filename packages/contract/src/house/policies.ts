import type { Text } from '../text.ts';

export const policyGroups = {
  identity: { en: 'Identity check', tl: 'Pagsusuri ng pagkakakilanlan' },
  play: { en: 'Limits of play', tl: 'Mga limitasyon sa paglalaro' },
  ceilings: { en: 'Ceilings of wins', tl: 'Hangganan ng panalo' },
  gifts: { en: 'Gifts by hand', tl: 'Mga mano-manong regalo' },
  access: { en: 'Sessions and passwords of players', tl: 'Session at password ng manlalaro' },
  staff: { en: 'Sessions and passwords of staff', tl: 'Session at password ng staff' },
  retention: { en: 'How long data is kept', tl: 'Gaano katagal itinatago ang datos' },
  rates: { en: 'Rate limits', tl: 'Limitasyon sa dalas' },
} as const satisfies Record<string, Text>;

export type PolicyGroup = keyof typeof policyGroups;

export const policyUnits = [
  'none',
  'seconds',
  'minutes',
  'hours',
  'days',
  'years',
  'characters',
  'times',
  'pesos',
  'requests',
] as const;
export type PolicyUnit = (typeof policyUnits)[number];

interface Policy {
  readonly group: PolicyGroup;
  readonly title: Text;
  readonly unit: PolicyUnit;
}

/** What a regulator asks about: each rule that a number or a word decides. */
export const policies = {
  kycPolicy: {
    group: 'identity',
    title: {
      en: 'Which statuses may deposit and play',
      tl: 'Aling katayuan ang puwedeng magdeposito at maglaro',
    },
    unit: 'none',
  },
  ageMin: {
    group: 'identity',
    title: { en: 'Smallest age', tl: 'Pinakabatang edad' },
    unit: 'years',
  },
  limitRaise: {
    group: 'play',
    title: {
      en: 'A higher play limit takes effect after',
      tl: 'Umeepekto ang mas mataas na limitasyon matapos ang',
    },
    unit: 'hours',
  },
  limitMax: {
    group: 'play',
    title: { en: 'Largest play limit, and largest bet', tl: 'Pinakamataas na limitasyon at taya' },
    unit: 'pesos',
  },
  exclusionPeriods: {
    group: 'play',
    title: {
      en: 'Exclusions that a player can choose',
      tl: 'Mga pagbubukod na mapipili ng manlalaro',
    },
    unit: 'none',
  },
  realityCheck: {
    group: 'play',
    title: { en: 'A player at play is reminded every', tl: 'Pinaaalalahanan ang naglalaro tuwing' },
    unit: 'minutes',
  },
  winTimes: {
    group: 'ceilings',
    title: {
      en: 'A round may pay so many times its stake',
      tl: 'Ilang beses ng taya ang puwedeng bayaran ng isang round',
    },
    unit: 'times',
  },
  dayAllowance: {
    group: 'ceilings',
    title: {
      en: 'Wins may exceed stakes within a day by',
      tl: 'Puwedeng lumampas ang panalo sa taya sa isang araw ng',
    },
    unit: 'pesos',
  },
  promoAllowance: {
    group: 'ceilings',
    title: {
      en: 'Promotions may credit within a day',
      tl: 'Puwedeng ibigay ng promosyon sa isang araw',
    },
    unit: 'pesos',
  },
  giftAlone: {
    group: 'gifts',
    title: {
      en: 'One person may give in a day without a second one',
      tl: 'Puwedeng ibigay ng isang tao sa isang araw nang walang ikalawa',
    },
    unit: 'pesos',
  },
  giftAloneFilcoins: {
    group: 'gifts',
    title: {
      en: 'Filcoins that one person may give in a day without a second one',
      tl: 'Filcoins na puwedeng ibigay ng isang tao sa isang araw nang walang ikalawa',
    },
    unit: 'none',
  },
  giftMax: {
    group: 'gifts',
    title: { en: 'Largest gift', tl: 'Pinakamalaking regalo' },
    unit: 'pesos',
  },
  sessionLife: {
    group: 'access',
    title: { en: 'A login lasts without a refresh', tl: 'Tagal ng login kung hindi nire-refresh' },
    unit: 'days',
  },
  sessionMax: {
    group: 'access',
    title: { en: 'A login lasts at most', tl: 'Pinakamahabang tagal ng login' },
    unit: 'days',
  },
  gameSession: {
    group: 'access',
    title: {
      en: 'A game session lasts after its latest round',
      tl: 'Tagal ng session ng laro matapos ang huling round',
    },
    unit: 'hours',
  },
  gameSessionMax: {
    group: 'access',
    title: { en: 'A game session lasts at most', tl: 'Pinakamahabang tagal ng session ng laro' },
    unit: 'hours',
  },
  passwordLength: {
    group: 'access',
    title: {
      en: 'Length of a password, letters and digits',
      tl: 'Haba ng password, titik at numero',
    },
    unit: 'characters',
  },
  wrongGuesses: {
    group: 'access',
    title: {
      en: 'Wrong codes or passwords before the lock',
      tl: 'Maling code o password bago ma-lock',
    },
    unit: 'none',
  },
  lockOut: {
    group: 'access',
    title: { en: 'The lock lasts', tl: 'Tagal ng lock' },
    unit: 'minutes',
  },
  proofLife: {
    group: 'access',
    title: { en: 'A proof of the player serves for', tl: 'Tagal ng bisa ng patunay ng manlalaro' },
    unit: 'seconds',
  },
  withdrawalsWait: {
    group: 'access',
    title: {
      en: 'Withdrawals wait after a new phone number',
      tl: 'Paghihintay ng withdrawal matapos magpalit ng numero',
    },
    unit: 'hours',
  },
  staffIdle: {
    group: 'staff',
    title: {
      en: 'An idle session ends after',
      tl: 'Natatapos ang hindi ginagamit na session matapos ang',
    },
    unit: 'minutes',
  },
  staffSession: {
    group: 'staff',
    title: { en: 'A session lasts at most', tl: 'Pinakamahabang tagal ng session' },
    unit: 'hours',
  },
  staffPassword: {
    group: 'staff',
    title: { en: 'Length of a password, any characters', tl: 'Haba ng password, anumang karakter' },
    unit: 'characters',
  },
  staffWrong: {
    group: 'staff',
    title: {
      en: 'Wrong passwords from one network before the lock',
      tl: 'Maling password mula sa isang network bago ma-lock',
    },
    unit: 'none',
  },
  auditKept: {
    group: 'retention',
    title: { en: 'Audit entries', tl: 'Mga tala ng audit' },
    unit: 'none',
  },
  ledgerKept: {
    group: 'retention',
    title: { en: 'Ledger, bets and play limits', tl: 'Ledger, taya at limitasyon' },
    unit: 'none',
  },
  answersKept: {
    group: 'retention',
    title: { en: 'Stored answers of money calls', tl: 'Nakatagong sagot ng mga tawag sa pera' },
    unit: 'days',
  },
  eventsKept: {
    group: 'retention',
    title: { en: 'Events between the modules', tl: 'Mga pangyayari sa pagitan ng mga module' },
    unit: 'days',
  },
  staffSessionsKept: {
    group: 'retention',
    title: { en: 'Ended sessions of staff', tl: 'Mga natapos na session ng staff' },
    unit: 'days',
  },
  rate: {
    group: 'rates',
    title: { en: 'Requests at most', tl: 'Pinakamaraming kahilingan' },
    unit: 'requests',
  },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
export const policyNames = Object.keys(policies) as [PolicyName, ...PolicyName[]];
