import { useLingui } from '@lingui/react/macro';
import { readReviewFigures } from '@perya/contract/kyc/staff-calls/reviews';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { FilterBar } from '../../../lib/list/filter-bar.tsx';
import { useSearchChange } from '../../../lib/list/use-search-change.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { durationText } from '../../../lib/show/spans/duration-text.ts';
import { figuresFilters } from './figures-filters.ts';

const lookEveryMs = 30_000;
const daysByDefault = 7;

interface FigureProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The reviews that are counted. */
  readonly state?: 'waiting' | 'escalated' | 'approved' | 'rejected' | 'returned';
}

function Figure({ title, value, note, state }: FigureProps) {
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-line bg-raised p-3 shadow-card">
      {state === undefined ? (
        <span className="font-semibold">{title}</span>
      ) : (
        <Link
          to="/kyc/reviews"
          search={{ state }}
          className="font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      )}
      <span className="amount-figures text-[1.375rem]">{value}</span>
      {note && <span className="text-ink-muted">{note}</span>}
    </li>
  );
}

type Figures = NonNullable<ReturnType<typeof useFigures>['answer']>;

function useFigures() {
  const { days } = getRouteApi('/kyc/figures').useSearch();
  const wanted = days === undefined ? daysByDefault : Number(days);
  return useCall(readReviewFigures, { days: wanted }, { pollMs: lookEveryMs });
}

function Reasons({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useLingui();
  const { reasonOf } = useReviewWords();
  const { by_reason, rejected, returned } = figures;
  const turnedDown = rejected + returned;
  if (by_reason.length === 0) {
    return <p className="text-ink-muted">{t`Nothing was turned down in this time`}</p>;
  }
  const share = (count: number) =>
    i18n.number(turnedDown === 0 ? 0 : count / turnedDown, { style: 'percent' });
  return (
    <div className="overflow-x-auto">
      <table aria-label={t`Turned down, by reason`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Reason`}</th>
            <th scope="col" className="text-right">{t`Times`}</th>
            <th scope="col" className="text-right">{t`Share`}</th>
          </tr>
        </thead>
        <tbody>
          {by_reason.map(({ reason, count }) => (
            <tr key={reason}>
              <td className="max-w-none! whitespace-normal! py-1.5">{reasonOf(reason)}</td>
              <td className="amount-figures text-right">{i18n.number(count)}</td>
              <td className="amount-figures text-right">{share(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Shown({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useLingui();
  const { oldest_at, median_seconds } = figures;
  const count = (value: number) => i18n.number(value);
  return (
    <>
      <Section title={t`Now`}>
        <ul className="kyc-figures">
          <Figure
            title={t`Waiting`}
            state="waiting"
            value={count(figures.waiting)}
            note={
              oldest_at === null ? (
                t`Nothing waits`
              ) : (
                <>
                  {t`Oldest:`} <Age at={oldest_at} />
                </>
              )
            }
          />
          <Figure title={t`Escalated`} state="escalated" value={count(figures.escalated)} />
        </ul>
      </Section>
      <Section title={t`In this time`}>
        <ul className="kyc-figures">
          <Figure title={t`Decided`} value={count(figures.decided)} />
          <Figure title={t`Approved`} state="approved" value={count(figures.approved)} />
          <Figure title={t`Rejected`} state="rejected" value={count(figures.rejected)} />
          <Figure title={t`Asked again`} state="returned" value={count(figures.returned)} />
          <Figure
            title={t`Median time to a decision`}
            value={median_seconds === null ? '–' : durationText(median_seconds, i18n.locale)}
          />
        </ul>
      </Section>
      <Section title={t`Turned down, by reason`}>
        <Reasons figures={figures} />
        <p className="text-ink-muted">{t`A submission can have several reasons, so the shares may add up to more than 100 %.`}</p>
      </Section>
    </>
  );
}

/** How the desk stands: what waits, how long a decision takes, why submissions are turned down. */
export function FiguresPage() {
  const { t } = useLingui();
  const search = getRouteApi('/kyc/figures').useSearch();
  const change = useSearchChange();
  return (
    <CallPage
      title={t`Reports`}
      read={useFigures()}
      failedTitle={t`The figures could not be loaded`}
      filters={<FilterBar filters={figuresFilters} search={search} change={change} />}
    >
      {(figures) => <Shown figures={figures} />}
    </CallPage>
  );
}
