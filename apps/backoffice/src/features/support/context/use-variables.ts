import { readMoneyStory } from '@perya/contract/payments/staff-calls/withdrawals';
import type { AnswerVariable } from '@perya/contract/rules/support/variables';
import { type Language, localeOf } from '@perya/contract/text';
import { allBrands } from '../../../lib/browser/own-brands.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';

/** What is put into answers that are kept ready, for one player and in one language. */
export type Variables = (language: Language) => Partial<Record<AnswerVariable, string>>;

const brandName = (tag: string) => allBrands().find((own) => own.tag === tag)?.name ?? tag;

/** What is known of the player; what staff may not see, or what there is not, stays to be written by hand. */
export function useVariables({ uid, brand }: { uid: string; brand: string }): Variables {
  const may = useMay();
  const { answer } = useCall(readMoneyStory, { uid }, { isWanted: may('payments.read') });
  const lastOf = (kind: 'deposit' | 'withdrawal') => {
    const last = answer?.recent.find((payment) => payment.kind === kind);
    const letter = kind === 'deposit' ? 'D' : 'W';
    return last && { [kind]: `${letter}${last.id} (${formatMoney(last.amount)})` };
  };
  return (language) => ({
    uid,
    brand: brandName(brand),
    today: new Intl.DateTimeFormat(localeOf(language), {
      timeZone: 'Asia/Manila',
      dateStyle: 'long',
    }).format(new Date()),
    ...lastOf('deposit'),
    ...lastOf('withdrawal'),
  });
}
