import type { BalanceWanted } from '@perya/contract/reports/staff-calls/bank';
import { parsePesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';

function balanceOf({ account, day, balance }: BalanceWanted) {
  const amount = parsePesos(balance);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  return { account: BigInt(account), day, amount };
}

/** Lets what a statement says was on an account count as cover. */
export function confirmBalance({
  bank,
}: Pick<ReportsServices, 'bank'>): RequestAction<BalanceWanted> {
  return {
    async describe(input) {
      const { account, day, amount } = balanceOf(input);
      const found = await bank.findBalance(account, day);
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.amount !== amount) throw new Refusal('CHANGED_MEANWHILE');
      if (found.confirmed === amount) throw new Refusal('NOTHING_TO_CHANGE');
      if (found.isAhead) throw new Refusal('BALANCE_AHEAD');
      const { number, currency, wouldCountUntil: until } = found;
      const { balance } = input;
      return {
        subject: { kind: 'house' },
        topic: input.account,
        says: {
          en: `${currency} ${balance} on the account ${number} at the end of ${day} counts as cover until ${until}, as an imported statement says. Compare it with the bank itself.`,
          tl: `Ibibilang na pambayad hanggang ${until} ang ${currency} ${balance} sa account ${number} sa pagtatapos ng ${day}, ayon sa na-import na statement. Ikumpara ito sa mismong bangko.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const by = nameOfActor(origin.actor);
      const outcome = await bank.confirm(tx, balanceOf(input), by);
      if (outcome !== 'CONFIRMED') throw new Refusal(outcome);
      return {
        entries: [
          {
            action: 'reports.balance-confirmed',
            subject: { kind: 'house' },
            after: input,
            reason,
          },
        ],
      };
    },
  };
}
