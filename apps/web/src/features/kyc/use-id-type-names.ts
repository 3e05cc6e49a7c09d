import { useLingui } from '@lingui/react/macro';
import type { IdType } from '@perya/contract/rules/kyc-options';

/** What the kinds of ID are called. */
export function useIdTypeNames(): Record<IdType, string> {
  const { t } = useLingui();
  return {
    UMID: t`UMID`,
    DRIVING_LICENSE: t`Driver's License`,
    PASSPORT: t`Passport`,
    PHIL_HEALTH: t`PhilHealth ID`,
    SSS: t`SSS ID`,
    POSTAL: t`Postal ID`,
    PRC: t`PRC ID`,
    TIN: t`TIN ID`,
    PHILSYS: t`National ID (PhilSys)`,
  };
}
