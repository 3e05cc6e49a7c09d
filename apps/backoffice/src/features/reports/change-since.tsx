import { useLingui } from '@lingui/react/macro';

interface ChangeSinceProps {
  readonly now: string | number | null;
  /** Of the period before; null where there was nothing. */
  readonly before: string | number | null;
}

/** By how much a figure differs from that of the period before, with its sign. */
export function ChangeSince({ now, before }: ChangeSinceProps) {
  const { t, i18n } = useLingui();
  const earlier = Number(before);
  if (now === null || before === null || earlier === 0) {
    return <span className="text-ink-muted">–</span>;
  }
  const share = (Number(now) - earlier) / Math.abs(earlier);
  const text = i18n.number(share, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <span title={t`Against the period before`} className="amount-figures whitespace-nowrap">
      {text}
    </span>
  );
}
