import { useLingui } from '@lingui/react/macro';
import type { LandingPage } from '@perya/contract/rules/content/campaign';

export interface LandingWords {
  readonly title: string;
  readonly text: string;
  /** What there is, each with a line about it. */
  readonly facts: readonly (readonly [string, string])[];
  readonly button: string;
  /** For whoever is in already. */
  readonly openButton: string;
  /** Where the way leads after the login. */
  readonly target: string;
}

/** What a page promises is what every installation has; amounts stand on the pages behind it, as data. */
export function useLandingWords(page: LandingPage): LandingWords {
  const { t } = useLingui();
  if (page === 'grabvip') {
    return {
      title: t`Every bet takes you up`,
      text: t`29 VIP levels, counted from your own bets. A level that you have reached stays yours.`,
      facts: [
        [t`29 levels`, t`Your progress is on your card, bet by bet.`],
        [t`A gift for a level`, t`Credited at once when you reach it.`],
        [t`A gift on your birthday`, t`Once a year, when your identity is checked.`],
      ],
      button: t`Join and climb`,
      openButton: t`Open my VIP card`,
      target: '/s-vip',
    };
  }
  if (page === 'grabmb') {
    return {
      title: t`A mystery box every day`,
      text: t`A day on which you deposit enough brings a box. What may be in it, and how likely, you read before you open it.`,
      facts: [
        [t`One for each day`, t`However often you deposit on it.`],
        [t`Published odds`, t`The same for everybody, drawn before you open it.`],
        [
          t`It comes on top`,
          t`Your deposit stays whole; what is in the box may have to be played first.`,
        ],
      ],
      button: t`Join and open one`,
      openButton: t`Open my boxes`,
      target: '/blind-box',
    };
  }
  return {
    title: t`Gifts for your first week`,
    text: t`Check in, do small tasks and collect Filcoins. Trade them for goods in the mall.`,
    facts: [
      [t`Seven days of check-in`, t`Each day brings Filcoins, seven in a row bring more.`],
      [t`First tasks`, t`Your first steps count: identity, email, first games.`],
      [t`A mall of goods`, t`Sent to your home, picked up, or as a code.`],
    ],
    button: t`Join and collect`,
    openButton: t`Open my tasks`,
    target: '/s-points',
  };
}
