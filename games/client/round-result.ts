import type { Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { formatAmount } from './text.ts';
import type { ShownRound } from './view.ts';

export interface RoundMoney {
  stake: bigint;
  /** All that the round pays, the returned stake included. */
  payout: bigint;
  /** It is not paid: it is looked at first. */
  isHeld: boolean;
}

type Outcome = 'gained' | 'even' | 'less' | 'lost' | 'held';

/** Only what exceeds the stake is a gain: a payout holds the stake, or a part of it, too. */
export function outcomeOf({ stake, payout, isHeld }: RoundMoney): Outcome {
  if (payout === 0n) return 'lost';
  if (isHeld) return 'held';
  if (payout < stake) return 'less';
  return payout === stake ? 'even' : 'gained';
}

/** What of the payout the player has been given. */
export const paidOf = ({
  payout,
  isHeld,
}: Pick<ShownRound<unknown>, 'payout' | 'isHeld'>): Centavos =>
  isHeld || payout === null ? centavos(0) : payout;

const headlines: Record<Outcome, Text> = {
  gained: { en: 'Paid', tl: 'Ibinayad' },
  even: { en: 'Your stake is back', tl: 'Ibinalik ang taya mo' },
  less: { en: 'Part of your stake is back', tl: 'Ibinalik ang bahagi ng taya mo' },
  lost: { en: 'No win this time', tl: 'Walang panalo ngayon' },
  held: { en: 'Held for a check', tl: 'Kailangang i-check muna' },
};

/** What stands over the amount that was paid. */
export function headlineOf(money: RoundMoney): Text {
  return headlines[outcomeOf(money)];
}

/** What stands under it: how much more than the stake it is, or how much less. */
export function differenceOf(money: RoundMoney): Text | null {
  const { stake, payout } = money;
  const outcome = outcomeOf(money);
  if (outcome === 'gained') {
    const gain = formatAmount(payout - stake);
    return { en: `${gain} gained`, tl: `${gain} ang tubo` };
  }
  if (outcome !== 'less') return null;
  const loss = formatAmount(stake - payout);
  return { en: `${loss} less than staked`, tl: `kulang ng ${loss} sa taya` };
}

/** The same as a sentence, for whoever hears it. */
export function resultSentence(money: RoundMoney): Text {
  const { stake, payout } = money;
  const staked = formatAmount(stake);
  const paid = formatAmount(payout);
  switch (outcomeOf(money)) {
    case 'lost':
      return { en: 'No win this time.', tl: 'Walang panalo ngayon.' };
    case 'held':
      return {
        en: `${paid} is being checked. Some wins are checked before they are paid: your bet records say how it stands.`,
        tl: `Chine-check muna ang ${paid}. May mga panalong chine-check bago bayaran: nasa bet records mo ang lagay nito.`,
      };
    case 'less':
      return {
        en: `${paid} of your stake of ${staked} is back.`,
        tl: `Ibinalik ang ${paid} ng taya mong ${staked}.`,
      };
    case 'even':
      return { en: `Your stake of ${staked} is back.`, tl: `Ibinalik ang taya mong ${staked}.` };
    case 'gained': {
      const gain = formatAmount(payout - stake);
      return { en: `Paid ${paid}, ${gain} gained.`, tl: `Ibinayad ang ${paid}, ${gain} ang tubo.` };
    }
  }
}

/** The sentence of a round that is looked at again later. A game is never told what came of a check, so it holds before and after. */
export function pastSentence(money: RoundMoney): Text {
  if (outcomeOf(money) !== 'held') return resultSentence(money);
  const held = formatAmount(money.payout);
  return {
    en: `${held} was held for a check: the bet records say how it stands.`,
    tl: `Kinailangang i-check muna ang ${held}: nasa bet records ang lagay nito.`,
  };
}
