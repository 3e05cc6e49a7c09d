import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../fields/button.tsx';
import { TextField } from '../../fields/field.tsx';
import { moneyTyped } from '../../fields/money-typed.ts';
import { SmallDialog } from '../../overlays/small-dialog.tsx';
import type { PopupPlace } from '../../overlays/use-popup.ts';
import { quickDays } from '../filtering/quick-days.ts';

/** Both ends as the address has them; '' where one is open. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

export interface RangeProps {
  readonly kind: 'day' | 'amount';
  readonly label: string;
  readonly ends: Ends;
  readonly set: (ends: Ends) => void;
}

interface EndsProps extends Pick<RangeProps, 'ends' | 'set'> {
  readonly close: () => void;
}

function DayEnds({ ends, set, close }: EndsProps) {
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

function AmountEnds({ ends, set, close }: EndsProps) {
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

export function RangePopup({ place, ...range }: RangeProps & { readonly place: PopupPlace }) {
  const { kind, label, ends, set } = range;
  const Both = kind === 'day' ? DayEnds : AmountEnds;
  return (
    <SmallDialog place={place} label={label} align="start" className="menu w-auto">
      <Both ends={ends} set={set} close={() => place.setOpen(false)} />
    </SmallDialog>
  );
}
