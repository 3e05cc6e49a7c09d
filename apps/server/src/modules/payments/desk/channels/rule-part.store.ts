import { isWithdrawalRule, isWithinBounds } from '@perya/contract/payments/staff-withdrawal-rules';
import type { Text } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import * as z from 'zod/mini';
import type { ConfigurationPart } from '../../../../platform/configuration/part.ts';
import { createRowPart } from '../../../../platform/configuration/row-part.ts';

const figure = z.nullable(z.int().check(z.minimum(0), z.maximum(1e12)));
const schema = z.strictObject({
  name: z.string(),
  is_on: z.boolean(),
  /** In centavos. */
  amount: figure,
  count: figure,
  hours: figure,
});

const bounds: Text = {
  en: 'the rule cannot be set so, by however many people',
  tl: 'hindi maitatakda nang ganito ang tuntunin, ilan mang tao ang mag-apruba',
};

/** The rules of withdrawals, for the file by which configuration travels: each within its bounds, and none is left out. */
export const rulePart = (): ConfigurationPart =>
  createRowPart({
    name: 'payments.rules',
    title: { en: 'Rules of withdrawals', tl: 'Mga tuntunin ng withdrawal' },
    table: 'payments.rule',
    key: ['name'],
    schema,
    also: { updated_at: 'platform.clock()' },
    retire: null,
    isFixed: true,
    refuse: (rows) =>
      rows.flatMap(({ name, amount, ...rule }) => {
        const wanted = {
          ...rule,
          amount: amount === null ? null : toPesos(centavos(BigInt(amount))),
        };
        const isGood = isWithdrawalRule(name) && isWithinBounds(name, wanted);
        return isGood ? [] : [{ key: name, says: bounds }];
      }),
  });
