import { useLingui } from '@lingui/react/macro';
import { Button } from '../../fields/button.tsx';
import { usePopup } from '../../overlays/use-popup.ts';
import { formatMoney } from '../../show/format-money.ts';
import type { RangeProps } from '../popups/range-popup.tsx';

const loadPopup = async () => (await import('../popups/range-popup.tsx')).RangePopup;

/** What was chosen, short: `1 Nov – 18 Nov`, `from ₱500.00`. */
function useEndsText(show: (end: string) => string): (ends: RangeProps['ends']) => string {
  const { t } = useLingui();
  return ({ from, to }) => {
    const first = from && show(from);
    const last = to && show(to);
    if (first && last) return first === last ? first : `${first} – ${last}`;
    return first ? t`from ${first}` : t`up to ${last}`;
  };
}

/** Two ends that stand together: one press shows them, and what is chosen stands on the button. */
export function RangeFilter(range: RangeProps) {
  const { i18n } = useLingui();
  const { Popup, place, trigger } = usePopup('dialog', loadPopup);
  const { kind, label, ends } = range;
  const dayText = (day: string) =>
    i18n.date(new Date(`${day}T00:00:00+08:00`), {
      timeZone: 'Asia/Manila',
      day: 'numeric',
      month: 'short',
    });
  const textOf = useEndsText(kind === 'day' ? dayText : (amount) => formatMoney(amount));
  const isChosen = ends.from !== '' || ends.to !== '';
  return (
    <>
      <Button {...trigger} className={isChosen ? 'border-accent' : 'text-ink-muted'}>
        {isChosen ? `${label}: ${textOf(ends)}` : label}
      </Button>
      {Popup && <Popup {...range} place={place} />}
    </>
  );
}
