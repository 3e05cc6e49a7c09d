import { useLingui } from '@lingui/react/macro';
import { type TimeFlag, timeFlags } from '@perya/contract/rules/time-flag';
import { Select } from '@perya/ui/fields/select';
import { ChoiceChips } from '../../lib/page/choice-chips.tsx';
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
    <section aria-label={t`Filter`} className="flex flex-col gap-3">
      <TimeChips value={filter.timeFlag} onChange={(timeFlag) => change({ timeFlag })} />
      <div className="grid grid-cols-2 gap-3 md:max-w-120">
        <Select
          label={t`Game type`}
          value={filter.gameType}
          onChange={(event) => change({ gameType: Number(event.target.value) })}
          options={typeChoices.map((type) => ({
            value: String(type),
            label: type === 0 ? t`All` : typeName(type),
          }))}
        />
        <Select
          label={t`Status`}
          value={filter.status}
          onChange={(event) => change({ status: event.target.value as BetFilter['status'] })}
          options={statusChoices.map((value) => ({ value, label: statusNames[value] }))}
        />
      </div>
    </section>
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
  return <ChoiceChips legend={t`Days`} options={options} value={value} onChange={onChange} />;
}
