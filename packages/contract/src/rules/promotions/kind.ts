import { centavos, formatPesos } from '@perya/money';
import type * as z from 'zod/mini';
import type { Text } from '../../text.ts';
import type { CashType } from '../cash-types.ts';

interface Named {
  readonly name: string;
  readonly title: Text;
  readonly hint?: Text;
}

/** A number as staff type it: pesos, a whole number, or percent with two decimals. */
export interface NumberField extends Named {
  readonly type: 'money' | 'whole' | 'percent';
  /** Left empty it is null. */
  readonly isOptional?: boolean;
}
export interface Choice {
  readonly value: string | number | boolean;
  readonly title: Text;
}

/** A part of the rules of a kind, as staff fill it in. What fits is said by the schema of the kind. */
export type RuleField =
  | NumberField
  /** Left empty it is absent. */
  | (Named & { readonly type: 'text' })
  /** Words with commas between them; codes of what is named are picked. */
  | (Named & { readonly type: 'words'; readonly picks?: 'venue' | 'game' })
  | (Named & { readonly type: 'choice'; readonly options: readonly Choice[] })
  | (Named & { readonly type: 'choices'; readonly options: readonly Choice[] })
  /** So many whole numbers, one beside the other. */
  | (Named & { readonly type: 'numbers'; readonly length: number })
  | (Named & { readonly type: 'rows'; readonly columns: readonly NumberField[] });

/** What a promotion is worth to a player: so much, up to so much, a share, a share of a deposit, a pool for many, or what is given by hand. */
export type Worth =
  | { readonly how: 'exactly' | 'up-to' | 'pool'; readonly amount: string }
  | { readonly how: 'share'; readonly percent: string; readonly of: 'stakes' | 'net-loss' }
  | { readonly how: 'of-deposit'; readonly percent: string; readonly amount: string }
  | { readonly how: 'filcoins'; readonly filcoins: number }
  | { readonly how: 'by-hand' };

/** A way to reward players. Its promotions are rows; what stands in their `rules` is the schema's. */
export interface PromotionKind<Rules extends z.ZodMiniType = z.ZodMiniType> {
  /** What staff read. */
  readonly title: Text;
  readonly rules: Rules;
  /** What records may call it; none where it is given in Filcoins. */
  readonly cashTypes: readonly CashType[];
  /** What staff fill in, beside what every promotion has. */
  readonly fields: readonly RuleField[];
  worth(rules: z.output<Rules>): Worth;
}

/** Keeps the type of the rules. */
export function defineKind<Rules extends z.ZodMiniType>(
  kind: PromotionKind<Rules>,
): PromotionKind<Rules> {
  return kind;
}

export const amountField: NumberField = {
  type: 'money',
  name: 'amount',
  title: { en: 'Amount, in pesos', tl: 'Halaga, sa piso' },
};

export const wholeField = (name: string, title: Text, hint?: Text): NumberField => ({
  type: 'whole',
  name,
  title,
  ...(hint && { hint }),
});

export const pesos = (amount: number) => formatPesos(centavos(BigInt(amount)));

export const largest = (rows: readonly { amount: number }[]) =>
  pesos(Math.max(...rows.map(({ amount }) => amount)));

export const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
