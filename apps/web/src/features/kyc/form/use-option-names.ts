import { useLingui } from '@lingui/react/macro';
import type { FundSource, Occupation } from '@perya/contract/rules/kyc-options';

/** What occupations are called; the English words are what is stored. */
export function useOccupationNames(): Record<Occupation, string> {
  const { t } = useLingui();
  return {
    Employed: t`Employed`,
    'Self-Employed': t`Self-Employed`,
    'Business Owner': t`Business Owner`,
    Student: t`Student`,
    Retired: t`Retired`,
    Unemployed: t`Unemployed`,
    Homemaker: t`Homemaker`,
    Freelancer: t`Freelancer`,
    'Government Employee': t`Government Employee`,
    'Private Sector Employee': t`Private Sector Employee`,
    Other: t`Other`,
  };
}

/** */
export function useFundNames(): Record<FundSource, string> {
  const { t } = useLingui();
  return {
    'Salary/Employment': t`Salary/Employment`,
    'Business Income': t`Business Income`,
    Investments: t`Investments`,
    Inheritance: t`Inheritance`,
    'Personal Savings': t`Personal Savings`,
    'Pension/Retirement': t`Pension/Retirement`,
    'Rental Income': t`Rental Income`,
    'Family Allowance': t`Family Allowance`,
    'Other Sources': t`Other Sources`,
  };
}
