import { useLingui } from '@lingui/react/macro';
import { closeIcon } from '@perya/ui/icons/frame';
import { Button } from '../fields/button.tsx';
import { type Option, SelectField, TextField } from '../fields/field.tsx';
import { Chips } from './filtering/chips.tsx';
import { PickFilter } from './filtering/pick-filter.tsx';
import { RangeFilter } from './filtering/range-filter.tsx';
import { TextFilter } from './filtering/text-filter.tsx';
import type { Filter, Filters } from './filters.ts';
import { useChoiceLabel } from './use-choice-label.ts';

export type Search = Readonly<Record<string, string | undefined>>;

/** Choices that the page has from the server, by the name of their filter. */
export type Choices = Readonly<Record<string, readonly Option[]>>;

interface FilterBarProps {
  readonly filters: Filters;
  readonly search: Search;
  readonly choices?: Choices | undefined;
  readonly change: (search: Search) => void;
}

interface OneFilterProps {
  readonly filter: Filter;
  readonly options: readonly Option[];
  readonly value: string;
  readonly set: (value: string) => void;
}

function OneFilter({ filter, options, value, set }: OneFilterProps) {
  const { t } = useLingui();
  const label = t(filter.label);
  if (filter.picks !== undefined) {
    return <PickFilter kind={filter.picks} label={label} value={value} set={set} />;
  }
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
  if (filter.kind === 'chips' && options.length <= chipsMax) {
    return <Chips label={label} options={options} value={value} set={set} />;
  }
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={label}
      options={options}
      value={value}
      onChange={(event) => set(event.target.value)}
      // On a phone a choice with long names is cut, and leaves room to see that more follows.
      className={`w-auto max-sm:max-w-56 ${value === '' ? 'text-ink-muted' : 'border-accent font-semibold'}`}
    />
  );
}

/** More than these are not read at a glance: they are a list to choose from. */
const chipsMax = 8;

const shownOf = (filters: Filters) =>
  Object.entries(filters).filter(([, { kind }]) => kind !== 'hidden');

/** The names of the filters that show; a range has one for each end. */
const namesOf = (filters: Filters) =>
  shownOf(filters).flatMap(([name, { until }]) => (until === undefined ? [name] : [name, until]));

/** Whether one of the filters that show leaves rows out. */
export const isFiltered = (filters: Filters, search: Search): boolean =>
  namesOf(filters).some((name) => search[name] !== undefined);

/** The filters of a list; they stand in the address. On a phone they are one line that is swiped: the rest is the list's. */
export function FilterBar({ filters, search, choices = {}, change }: FilterBarProps) {
  const { t } = useLingui();
  const choiceLabel = useChoiceLabel();
  const shown = shownOf(filters);
  if (shown.length === 0) return null;
  const clear = () => change(Object.fromEntries(namesOf(filters).map((name) => [name, undefined])));
  const optionsOf = (name: string, { options }: Filter): readonly Option[] =>
    choices[name] ?? options.map(({ value, label }) => ({ value, label: choiceLabel(label) }));
  return (
    <search className="relative flex shrink-0 flex-wrap items-center gap-2 px-4 pb-3 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pt-1 max-sm:*:shrink-0">
      {shown.map(([name, filter]) =>
        filter.until === undefined ? (
          <OneFilter
            key={name}
            filter={filter}
            options={optionsOf(name, filter)}
            value={search[name] ?? ''}
            set={(value) => change({ [name]: value || undefined })}
          />
        ) : (
          <RangeFilter
            key={name}
            kind={filter.kind === 'day' ? 'day' : 'amount'}
            label={t(filter.label)}
            ends={{ from: search[name] ?? '', to: search[filter.until] ?? '' }}
            set={({ from, to }) =>
              change({ [name]: from || undefined, [filter.until ?? '']: to || undefined })
            }
          />
        ),
      )}
      {isFiltered(filters, search) && (
        <Button kind="quiet" drawing={closeIcon} onClick={clear}>{t`Clear`}</Button>
      )}
    </search>
  );
}
