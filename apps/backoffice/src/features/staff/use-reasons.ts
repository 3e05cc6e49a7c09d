import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../lib/fields/field.tsx';
import { type AccountDecision, accountReasons } from './account-reasons.ts';
import { reasonTitles } from './staff-words.ts';

/** The usual reasons of one decision about a colleague's account. */
export function useReasons(decision: AccountDecision): readonly Option[] {
  const { t } = useLingui();
  return accountReasons[decision].map((value) => ({ value, label: t(reasonTitles[value]) }));
}
