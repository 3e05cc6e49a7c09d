import type { GateName } from '../gates.ts';
import type { Text } from '../text.ts';

/** What the house may keep a player from for a while, each by itself. */
export const restrictedActions = ['deposit', 'play', 'withdraw', 'bonus'] as const;
export type RestrictedAction = (typeof restrictedActions)[number];

/** Which of it a gate asks about; a new gate has to say. */
export const restrictionOfGate: Readonly<Record<GateName, RestrictedAction | null>> = {
  reads: null,
  ownAccount: null,
  opensGates: null,
  playsLess: null,
  asksForHelp: null,
  entrance: null,
  turnsDown: null,
  // Test money is no deposit, and an account to be paid to moves nothing.
  testFunds: null,
  payoutAccount: null,
  play: 'play',
  deposit: 'deposit',
  withdraw: 'withdraw',
  welfare: 'bonus',
  mall: 'bonus',
  filcoins: 'bonus',
};

/** For so many days at most; what is to last is a block or an exclusion. */
export const restrictionDays = [1, 3, 7, 14, 30, 90] as const;
export const restrictionDaysMax = 90;

export const restrictionNames: Readonly<Record<RestrictedAction, Text>> = {
  deposit: { en: 'Deposits', tl: 'Pag-deposit' },
  play: { en: 'Play', tl: 'Paglalaro' },
  withdraw: { en: 'Withdrawals', tl: 'Pag-withdraw' },
  bonus: { en: 'Bonuses', tl: 'Mga bonus' },
};

/** What a player is told of the cause, in words that staff choose and do not write. */
export const restrictionCauses = {
  'no-cause': { en: 'Our support can tell you more.', tl: 'Masasabi ng support ang iba pa.' },
  checking: {
    en: 'We are checking your account.',
    tl: 'Sinusuri namin ang account mo.',
  },
  documents: {
    en: 'We need documents from you: our support tells you which.',
    tl: 'May kailangan kaming dokumento mula sa iyo: sasabihin ng support kung alin.',
  },
  'player-asked': { en: 'You asked us for it.', tl: 'Ikaw ang humiling nito.' },
  care: {
    en: 'Play should stay fun: our support is there to talk with you.',
    tl: 'Dapat manatiling masaya ang paglalaro: narito ang support para makausap mo.',
  },
} as const satisfies Record<string, Text>;
export type RestrictionCause = keyof typeof restrictionCauses;
export const restrictionCauseNames = Object.keys(restrictionCauses) as RestrictionCause[];

/** A cause that is not known any more says no more than that there is one. */
export const causeOf = (name: string): Text =>
  Object.hasOwn(restrictionCauses, name)
    ? restrictionCauses[name as RestrictionCause]
    : restrictionCauses['no-cause'];

const momentIn = (language: 'en' | 'fil', at: Date) =>
  new Intl.DateTimeFormat(`${language}-PH`, {
    timeZone: 'Asia/Manila',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);

const namesIn = (actions: readonly RestrictedAction[]): Text => ({
  en: actions.map((action) => restrictionNames[action].en).join(', '),
  tl: actions.map((action) => restrictionNames[action].tl).join(', '),
});

/** What a player reads who is kept from something: what, until when, and as much of the cause as staff chose to say. */
export function restrictedText(
  actions: readonly RestrictedAction[],
  until: Date,
  cause: string,
): Text {
  const names = namesIn(actions);
  const said = causeOf(cause);
  return {
    en: `${names.en}: paused for your account until ${momentIn('en', until)}. ${said.en}`,
    tl: `${names.tl}: nakatigil muna sa account mo hanggang ${momentIn('fil', until)}. ${said.tl}`,
  };
}

/** What a player reads whose account was not used for long: nothing is taken, and who they are is shown anew. */
export const dormantText: Text = {
  en: 'Your account was inactive for a long time. To play or withdraw, log out and log in again with a code to your phone; inside a partner app, do so once on our website. Your balance is untouched.',
  tl: 'Matagal nang hindi nagamit ang account mo. Para maglaro o mag-withdraw, mag-log out at mag-log in ulit gamit ang code sa phone mo; kung nasa app ng partner, gawin ito minsan sa website namin. Buo pa rin ang balanse mo.',
};

/** Which actions a dormant account is kept from: deposits only add to what is owed. */
export const shutWhileDormant: readonly RestrictedAction[] = ['play', 'withdraw'];

/** What a player reads once it is over before its time. */
export function reopenedText(actions: readonly RestrictedAction[]): Text {
  const names = namesIn(actions);
  return {
    en: `${names.en}: open again for your account.`,
    tl: `${names.tl}: bukas na ulit sa account mo.`,
  };
}
