import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../lib/fields/field.tsx';
import { accountReasons } from './staff-words.ts';

export function useReasons(): readonly Option[] {
  const { t } = useLingui();
  return Object.entries(accountReasons).map(([value, label]) => ({ value, label: t(label) }));
}
