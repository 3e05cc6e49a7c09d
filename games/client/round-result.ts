import type { Text } from '@perya/game-kit/game';
import { formatAmount } from './text.ts';

export interface RoundMoney {
  stake: bigint;
  /** All that the round pays, the returned stake included. */
  payout: bigint;
}

export type Outcome = 'gained' | 'even' | 'less' | 'lost';

/** Only what exceeds the stake is a gain: a payout holds the stake, or a part of it, too. */
export function outcomeOf({ stake, payout }: RoundMoney): Outcome {
  if (payout === 0n) return 'lost';
  if (payout < stake) return 'less';
  return payout === stake ? 'even' : 'gained';
}

const headlines: Record<Outcome, Text> = {
  gained: { en: 'Paid', tl: 'Ibinayad' },
  even: { en: 'Your stake is back', tl: 'Ibinalik ang taya mo' },
  less: { en: 'Part of your stake is back', tl: 'Ibinalik ang bahagi ng taya mo' },
  lost: { en: 'No win this time', tl: 'Walang panalo ngayon' },
};

/** What stands over the amount that was paid. */
export function headlineOf(money: RoundMoney): Text {
  return headlines[outcomeOf(money)];
}

/** What stands under it: how much more than the stake it is, or how much less. */
export function differenceOf({ stake, payout }: RoundMoney): Text | null {
  const outcome = outcomeOf({ stake, payout });
  if (outcome === 'gained') {
    const gain = formatAmount(payout - stake);
    return { en: `${gain} gained`, tl: `${gain} ang tubo` };
  }
  if (outcome !== 'less') return null;
  const loss = formatAmount(stake - payout);
  return { en: `${loss} less than staked`, tl: `kulang ng ${loss} sa taya` };
}

/** The same as a sentence, for whoever hears it. */
export function resultSentence({ stake, payout }: RoundMoney): Text {
  const staked = formatAmount(stake);
  const paid = formatAmount(payout);
  switch (outcomeOf({ stake, payout })) {
    case 'lost':
      return { en: 'No win this time.', tl: 'Walang panalo ngayon.' };
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
