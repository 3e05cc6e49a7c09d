import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listBankAccounts as accountsCall,
  listBankLines as linesCall,
} from '@perya/contract/reports/staff-calls/bank';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { ReportsServices } from '../services.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

/** Accounts at banks, with what was last said to be on them. */
export async function listBankAccounts({
  bank,
}: ReportsServices): Promise<AnswerOf<typeof accountsCall>> {
  const accounts = await bank.listAccounts();
  return {
    accounts: accounts.map(
      ({
        id,
        balance,
        isConfirmed,
        counts,
        lapsed,
        confirmedDay,
        countsUntil,
        ageDays,
        ...account
      }) => ({
        ...account,
        id: String(id),
        balance: balance === null ? null : pesos(balance),
        is_confirmed: isConfirmed,
        counts: counts === null ? null : pesos(counts),
        confirmed_day: confirmedDay,
        age_days: ageDays,
        counts_until: countsUntil,
        lapsed: lapsed === null ? null : pesos(lapsed),
      }),
    ),
  };
}

/** Lines of statements, the newest first. */
export async function listBankLines(
  { bank }: ReportsServices,
  _context: StaffContext,
  request: RequestOf<typeof linesCall>,
): Promise<AnswerOf<typeof linesCall>> {
  const page = await bank.page(request);
  return {
    ...page,
    rows: page.rows.map(({ id, amount, ...line }) => ({
      ...line,
      id: String(id),
      amount: pesos(amount),
    })),
  };
}
