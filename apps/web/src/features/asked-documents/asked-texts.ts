import { useLingui } from '@lingui/react/macro';
import type { AskedKind, FundsSource } from '@perya/contract/aml/calls/asked-documents';

/** What is asked for, in a word and with examples. */
export function useAskedTexts(): Readonly<Record<AskedKind, { title: string; hint: string }>> {
  const { t } = useLingui();
  return {
    funds: {
      title: t`Where your deposits come from`,
      hint: t`For example payslips, a bank statement or a contract of sale of the last three months`,
    },
    wealth: {
      title: t`What you own and earn`,
      hint: t`For example a tax return, a certificate of employment or the papers of your business`,
    },
    address: {
      title: t`Proof of your address`,
      hint: t`For example a bill or a bank statement with your name of the last three months`,
    },
    identity: {
      title: t`Another ID`,
      hint: t`A second government ID, front and back`,
    },
  };
}

export function useSourceTexts(): Readonly<Record<FundsSource, string>> {
  const { t } = useLingui();
  return {
    salary: t`Salary`,
    business: t`My business`,
    savings: t`Savings`,
    sale: t`Sale of property`,
    inheritance: t`Inheritance`,
    family: t`Family`,
    other: t`Something else`,
  };
}
