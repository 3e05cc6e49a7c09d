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
      title: t`Level up with every bet`,
      text: t`29 VIP levels, earned with your bets. You keep every level you reach.`,
      facts: [
        [t`29 levels`, t`Follow it on your VIP card.`],
        [t`Level-up gifts`, t`Credited at once when you reach it.`],
        [t`A gift on your birthday`, t`Once a year, when your identity is checked.`],
      ],
      button: t`Join and level up`,
      openButton: t`Open my VIP card`,
      target: '/s-vip',
    };
  }
  if (page === 'grabmb') {
    return {
      title: t`A mystery box every day`,
      text: t`Deposit enough in a day and get a box. See the prizes and their odds before you open it.`,
      facts: [
        [t`One for each day`, t`No matter how many times you deposit.`],
        [t`Published odds`, t`The same odds for everyone.`],
        [t`A bonus on top`, t`Your deposit stays yours. The prize may need turnover first.`],
      ],
      button: t`Join and open one`,
      openButton: t`Open my boxes`,
      target: '/blind-box',
    };
  }
  return {
    title: t`Gifts for your first week`,
    text: t`Check in, do tasks and collect Filcoins. Redeem them in the mall.`,
    facts: [
      [t`Seven days of check-in`, t`Filcoins every day, more for seven in a row.`],
      [t`First tasks`, t`Verify, add your email, play your first games.`],
      [t`A mall for your Filcoins`, t`Delivered, picked up or sent as a code.`],
    ],
    button: t`Join and collect`,
    openButton: t`Open my tasks`,
    target: '/s-points',
  };
}
