import { useLingui } from '@lingui/react/macro';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../fields/button.tsx';
import { TextField } from '../../fields/field.tsx';
import { moneyTyped } from '../../fields/money-typed.ts';
import { formatMoney } from '../../show/format-money.ts';
import { quickDays } from './quick-days.ts';

/** Both ends as the address has them; '' where one is open. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

interface RangeProps {
  readonly label: string;
  readonly ends: Ends;
  readonly set: (ends: Ends) => void;
}

/** What was chosen, short: `1 Nov – 18 Nov`, `from ₱500.00`. */
function useEndsText(show: (end: string) => string): (ends: Ends) => string {
  const { t } = useLingui();
  return ({ from, to }) => {
    const first = from && show(from);
    const last = to && show(to);
    if (first && last) return first === last ? first : `${first} – ${last}`;
    return first ? t`from ${first}` : t`up to ${last}`;
  };
}

function DayEnds({ ends, set, close }: Omit<RangeProps, 'label'> & { close: () => void }) {
  const { t } = useLingui();
  const quick = quickDays(Date.now());
  const names = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`This month`,
  };
  return (
    <div className="flex flex-col gap-3 p-2">
      <div className="flex flex-wrap gap-1">
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <Button
            key={name}
            kind="quiet"
            onClick={() => {
              set(quick[name]);
              close();
            }}
          >
            {names[name]}
          </Button>
        ))}
      </div>
      <div className="flex gap-2">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'from' ? t`First day` : t`Last day`}
            type="date"
            value={ends[end]}
            onChange={({ target }) => set({ ...ends, [end]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}

function AmountEnds({ ends, set, close }: Omit<RangeProps, 'label'> & { close: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(ends);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const read = (end: 'from' | 'to') => (typed[end].trim() === '' ? '' : moneyTyped(typed[end]));
    const found = { from: read('from'), to: read('to') };
    if (found.from === null || found.to === null) {
      setWrong((['from', 'to'] as const).filter((end) => found[end] === null));
      return;
    }
    set({ from: found.from, to: found.to });
    close();
  };
  return (
    <form noValidate onSubmit={apply} className="flex items-end gap-2 p-2">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={end === 'from' ? t`At least, in pesos` : t`At most, in pesos`}
          inputMode="decimal"
          maxLength={16}
          value={typed[end]}
          onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          error={wrong.includes(end) ? t`An amount, as in 500 or 12.50` : undefined}
        />
      ))}
      <Button type="submit" kind="primary">{t`Apply`}</Button>
    </form>
  );
}

/** Two ends that stand together: one press shows them, and what is chosen stands on the button. */
export function RangeFilter({ kind, ...range }: RangeProps & { readonly kind: 'day' | 'amount' }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { label, ends } = range;
  const dayText = (day: string) =>
    i18n.date(new Date(`${day}T00:00:00+08:00`), {
      timeZone: 'Asia/Manila',
      day: 'numeric',
      month: 'short',
    });
  const textOf = useEndsText(kind === 'day' ? dayText : (amount) => formatMoney(amount));
  const isChosen = ends.from !== '' || ends.to !== '';
  const Ends = kind === 'day' ? DayEnds : AmountEnds;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button className={isChosen ? 'border-accent' : 'text-ink-muted'}>
          {isChosen ? `${label}: ${textOf(ends)}` : label}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content align="start" sideOffset={4} aria-label={label} className="menu w-auto">
          <Ends {...range} close={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
