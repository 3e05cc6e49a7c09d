import type { PromotionKindName, RulesOf } from '@perya/contract/rules/promotions/kinds';
import { poolOf } from '@perya/contract/rules/promotions/ranking';
import { centavos, formatPesos } from '@perya/money';

/** What a promotion is worth to a player: so much, up to so much, a share, a share of a deposit, a pool for many, or what is given by hand. */
export type Worth =
  | { readonly how: 'exactly' | 'up-to' | 'pool'; readonly amount: string }
  | { readonly how: 'share'; readonly percent: string; readonly of: 'stakes' | 'net-loss' }
  | { readonly how: 'of-deposit'; readonly percent: string; readonly amount: string }
  | { readonly how: 'filcoins'; readonly filcoins: number }
  | { readonly how: 'by-hand' };

const pesos = (amount: number) => formatPesos(centavos(BigInt(amount)));
const largest = (rows: readonly { amount: number }[]) =>
  Math.max(...rows.map(({ amount }) => amount));
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

const worths: { readonly [Kind in PromotionKindName]?: (rules: RulesOf<Kind>) => Worth } = {
  referral: ({ amount }) => ({ how: 'exactly', amount: pesos(amount) }),
  birthday: ({ amount }) => ({ how: 'exactly', amount: pesos(amount) }),
  'level-up': ({ levels }) => ({ how: 'up-to', amount: pesos(largest(levels)) }),
  'mystery-box': ({ odds }) => ({ how: 'up-to', amount: pesos(largest(odds)) }),
  ranking: ({ prizes }) => ({ how: 'pool', amount: pesos(poolOf(prizes)) }),
  rebate: ({ of, share }) => ({ how: 'share', percent: `${share / 100}%`, of }),
  'channel-cashback': ({ share, most }) => ({
    how: 'of-deposit',
    percent: `${share / 100}%`,
    amount: pesos(most),
  }),
  task: ({ tiers }) => ({ how: 'filcoins', filcoins: sum(tiers.map(({ bonus }) => bonus)) }),
  'check-in': ({ amounts, streak_bonus }) => ({
    how: 'filcoins',
    filcoins: sum(amounts) + streak_bonus,
  }),
};

/** Of rules that fit their kind. */
export function worthOf<Kind extends PromotionKindName>(kind: Kind, rules: unknown): Worth {
  const worth: ((rules: RulesOf<Kind>) => Worth) | undefined = worths[kind];
  return worth ? worth(rules as RulesOf<Kind>) : { how: 'by-hand' };
}
