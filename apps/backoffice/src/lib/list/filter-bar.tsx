import { useLingui } from '@lingui/react/macro';
import { closeIcon } from '@perya/ui/icons/frame';
import { Button } from '../fields/button.tsx';
import { SelectField, TextField } from '../fields/field.tsx';
import type { Filter, Filters } from './filters.ts';
import { TextFilter } from './text-filter.tsx';
import { useChoiceLabel } from './use-choice-label.ts';

export type Search = Readonly<Record<string, string | undefined>>;

interface FilterBarProps {
  readonly filters: Filters;
  readonly search: Search;
  readonly change: (search: Search) => void;
}

interface OneFilterProps {
  readonly filter: Filter;
  readonly value: string;
  readonly set: (value: string) => void;
}

function OneFilter({ filter, value, set }: OneFilterProps) {
  const { t } = useLingui();
  const choiceLabel = useChoiceLabel();
  const label = t(filter.label);
  if (filter.kind === 'text') return <TextFilter label={label} value={value} set={set} />;
  if (filter.kind === 'day') {
    return (
      <div className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-ink-muted">
          {label}
        </span>
        <TextField
          label={label}
          labelHidden
          type="date"
          value={value}
          onChange={(event) => set(event.target.value)}
          className="w-34"
        />
      </div>
    );
  }
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={label}
      options={filter.options.map((option) => ({
        value: option.value,
        label: choiceLabel(option.label),
      }))}
      value={value}
      onChange={(event) => set(event.target.value)}
      className={value === '' ? 'w-auto text-ink-muted' : 'w-auto border-accent font-semibold'}
    />
  );
}

const shownOf = (filters: Filters) =>
  Object.entries(filters).filter(([, { kind }]) => kind !== 'hidden');

/** Whether one of the filters that show leaves rows out. */
export const isFiltered = (filters: Filters, search: Search): boolean =>
  shownOf(filters).some(([name]) => search[name] !== undefined);

/** The filters of a list; they stand in the address. */
export function FilterBar({ filters, search, change }: FilterBarProps) {
  const { t } = useLingui();
  const shown = shownOf(filters);
  if (shown.length === 0) return null;
  const clear = () => change(Object.fromEntries(shown.map(([name]) => [name, undefined])));
  return (
    <search className="flex shrink-0 flex-wrap items-center gap-2 px-4 pb-3">
      {shown.map(([name, filter]) => (
        <OneFilter
          key={name}
          filter={filter}
          value={search[name] ?? ''}
          set={(value) => change({ [name]: value === '' ? undefined : value })}
        />
      ))}
      {isFiltered(filters, search) && (
        <Button kind="quiet" drawing={closeIcon} onClick={clear}>{t`Clear`}</Button>
      )}
    </search>
  );
}
