import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { ageText } from './spans/age-text.ts';
import { useNow } from './use-now.ts';

const zone = { timeZone: 'Asia/Manila' } as const;
const full = { ...zone, dateStyle: 'medium', timeStyle: 'medium' } as const;

/** A moment of the contract (unix seconds) in Manila time, with the zone said. */
export function useManilaTime(): (unixSeconds: number) => string {
  const { i18n } = useLingui();
  return (unixSeconds) => `${i18n.date(new Date(unixSeconds * 1000), full)} PHT`;
}

/** Written out in Manila time, for facts. */
export function Moment({ at }: { readonly at: number }) {
  const say = useManilaTime();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className="amount-figures whitespace-nowrap">
      {say(at)}
    </time>
  );
}

/** Short; `ExactTime` says the exact Manila time on hover and focus. */
function Short({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <time
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time is shown on focus too.
      tabIndex={0}
      data-short=""
      dateTime={new Date(at * 1000).toISOString()}
      className="whitespace-nowrap rounded-sm"
    >
      {children}
    </time>
  );
}

const ageEveryMs = 30_000;
const SharedNow = createContext<number | null>(null);

/** One clock for all ages in a list: one in each cell is begun and stopped with every row that comes and goes. */
export function OneClock({ children }: { readonly children: ReactNode }) {
  return <SharedNow value={useNow(ageEveryMs)}>{children}</SharedNow>;
}

interface AgeProps {
  readonly at: number;
}

function AgeAt({ at, nowMs }: AgeProps & { readonly nowMs: number }) {
  const { i18n } = useLingui();
  return <Short at={at}>{ageText(Math.floor(nowMs / 1000) - at, i18n.locale)}</Short>;
}

const OwnAge = ({ at }: AgeProps) => <AgeAt at={at} nowMs={useNow(ageEveryMs)} />;

/** A relative age; the exact Manila time on hover and focus. */
export function Age({ at }: AgeProps) {
  const nowMs = useContext(SharedNow);
  return nowMs === null ? <OwnAge at={at} /> : <AgeAt at={at} nowMs={nowMs} />;
}

/** Whether the rows stand under headings of their days. */
export const UnderDays = createContext(false);

const hour = { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayAndHour = { ...hour, day: 'numeric', month: 'short' } as const;

/** In a list: the hour where a heading says the day, and else both; the exact Manila time on hover and focus. */
export function When({ at }: { readonly at: number }) {
  const { i18n } = useLingui();
  const isUnderDay = useContext(UnderDays);
  return (
    <Short at={at}>
      <span className="amount-figures">
        {i18n.date(new Date(at * 1000), isUnderDay ? hour : dayAndHour)}
      </span>
    </Short>
  );
}
