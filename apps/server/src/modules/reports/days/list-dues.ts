import type { AnswerOf } from '@perya/contract/call';
import type { listDues as call } from '@perya/contract/reports/staff-calls/days';
import { centavos, toPesos } from '@perya/money';
import type { ReportsServices } from '../services.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

/** What is due to the regulator and to the state of each month. */
export async function listDues({ dues }: ReportsServices): Promise<AnswerOf<typeof call>> {
  const rows = await dues.list();
  return {
    months: rows.map(({ month, days, isWhole, ggr, share, tax }) => ({
      month,
      days,
      is_whole: isWhole,
      ggr: pesos(ggr),
      share: pesos(share),
      tax: pesos(tax),
      due: pesos(share + tax),
    })),
  };
}
