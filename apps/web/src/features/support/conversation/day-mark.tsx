import { useLingui } from '@lingui/react/macro';

interface DayMarkProps {
  readonly at: number;
  /** When the message before was written; null before the first. */
  readonly after: number | null;
}

/** The day stands above the first message of it, by the clock of Manila. */
export function DayMark({ at, after }: DayMarkProps) {
  const { i18n } = useLingui();
  const dayOf = (unixSeconds: number) =>
    i18n.date(new Date(unixSeconds * 1000), { dateStyle: 'medium', timeZone: 'Asia/Manila' });
  if (after !== null && dayOf(after) === dayOf(at)) return null;
  return <p className="service-day">{dayOf(at)}</p>;
}
