import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { type TimeFlag, timeFlagDefault, timeFlags } from '@perya/contract/rules/time-flag';
import { say } from '@perya/contract/text';
import { ChoiceChips } from '../../lib/page/choice-chips.tsx';
import { FilterRow, FilterSelect } from '../../lib/page/filter-row.tsx';
import {
  type RecordSearch,
  type RecordTab,
  readRecordSearch,
  type StatusChoice,
  statusChoices,
} from './record-search.ts';
import { useTypeOptions } from './use-type-options.ts';

interface RecordFiltersProps {
  readonly tab: RecordTab;
  readonly search: RecordSearch;
  readonly onChange: (search: RecordSearch) => void;
}

/** Days, type and status, all of them in the address. [G-050 G-150 G-209 G-257] */
export function RecordFilters({ tab, search, onChange }: RecordFiltersProps) {
  const { t } = useLingui();
  const types = useTypeOptions(tab);
  const statusName = useStatusNames();
  const change = (next: Record<string, unknown>) =>
    onChange(readRecordSearch(tab, { ...search, ...next }));
  return (
    <FilterRow label={t`Filter`}>
      <FilterSelect
        label={tab === 'deposit' || tab === 'withdraw' ? t`Payment method` : t`Type`}
        value={String(search.type ?? 'all')}
        onChange={(type) => change({ type })}
        options={[{ value: 'all', label: t`All` }, ...types]}
      />
      {statusChoices[tab].length > 1 && (
        <FilterSelect
          label={t`Status`}
          value={search.status ?? 'all'}
          onChange={(status) => change({ status })}
          options={statusChoices[tab].map((value) => ({ value, label: statusName(value) }))}
        />
      )}
      <TimeChips
        value={search.time_flag ?? timeFlagDefault}
        onChange={(time_flag) => change({ time_flag })}
      />
    </FilterRow>
  );
}

/** The labels All, Pending, Completed and Failed, and of deposits Canceled and Timed out. */
function useStatusNames(): (choice: StatusChoice) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (choice) => {
    const status = choice.toLowerCase();
    if (status === 'all') return t`All`;
    if (status === 'failed') return t`Failed`;
    return say(paymentStatusTexts[status as keyof typeof paymentStatusTexts], language);
  };
}

interface TimeChipsProps {
  readonly value: TimeFlag;
  readonly onChange: (value: TimeFlag) => void;
}

function TimeChips({ value, onChange }: TimeChipsProps) {
  const { t } = useLingui();
  const nameOf = (flag: TimeFlag) => {
    if (flag === 0) return t`Today`;
    return flag === 1 ? t`Yesterday` : t`Last ${flag} days`;
  };
  const options = timeFlags.map((flag) => ({ value: flag, label: nameOf(flag) }));
  return (
    <ChoiceChips
      legend={t`Days`}
      options={options}
      value={value}
      onChange={onChange}
      layout="in-row"
    />
  );
}
