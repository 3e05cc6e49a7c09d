import type { AmlRatingReason } from '@perya/contract/aml/rating';
import type { AmlPolicy } from '@perya/contract/aml/staff-calls/rules';

/** What a rating rests on. */
export interface RatingFacts {
  uid: bigint;
  /** In centavos, within 90 days. */
  paidIn: bigint;
  isNew: boolean;
  isListed: boolean;
  isReported: boolean;
  hasOpenCase: boolean;
  wasFound: boolean;
  isLinked: boolean;
}

/** Why a player is looked at more closely than others; nothing for whoever is not. */
export function reasonsOf(
  facts: RatingFacts,
  { normal_pesos, high_pesos }: Pick<AmlPolicy, 'normal_pesos' | 'high_pesos'>,
): AmlRatingReason[] {
  const isAtLeast = (pesos: number) => facts.paidIn >= BigInt(pesos) * 100n;
  const isVeryLarge = isAtLeast(high_pesos);
  const said: readonly [AmlRatingReason, boolean][] = [
    ['listed', facts.isListed],
    ['reported', facts.isReported],
    ['open-case', facts.hasOpenCase],
    ['very-large', isVeryLarge],
    ['large', !isVeryLarge && isAtLeast(normal_pesos)],
    ['found', facts.wasFound],
    ['linked', facts.isLinked],
    ['new', facts.isNew],
  ];
  return said.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}
