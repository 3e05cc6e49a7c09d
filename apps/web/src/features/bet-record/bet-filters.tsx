import { useLingui } from '@lingui/react/macro';
import { type TimeFlag, timeFlags } from '@perya/contract/rules/time-flag';
import { ChoiceChips } from '../../lib/page/choice-chips.tsx';
import { FilterRow, FilterSelect } from '../../lib/page/filter-row.tsx';
import { type BetFilter, statusChoices, typeChoices, useBetFilter } from './bet-filter.ts';
import { useStatusNames } from './bet-status.tsx';
import { useTypeNames } from './use-type-names.ts';

/** [G-257 G-325] */
export function BetFilters({ filter }: { readonly filter: BetFilter }) {
  const { t } = useLingui();
  const statusNames = { all: t`All`, ...useStatusNames() };
  const typeName = useTypeNames();
  const change = (next: Partial<BetFilter>) => useBetFilter.setState(next);
  return (
    <FilterRow label={t`Filter`}>
      <FilterSelect
        label={t`Game type`}
        value={String(filter.gameType)}
        onChange={(type) => change({ gameType: Number(type) })}
        options={typeChoices.map((type) => ({
          value: String(type),
          label: type === 0 ? t`All` : typeName(type),
        }))}
      />
      <FilterSelect
        label={t`Status`}
        value={filter.status}
        onChange={(status) => change({ status: status as BetFilter['status'] })}
        options={statusChoices.map((value) => ({ value, label: statusNames[value] }))}
      />
      <TimeChips value={filter.timeFlag} onChange={(timeFlag) => change({ timeFlag })} />
    </FilterRow>
  );
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
