import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  type ComparedDay,
  type ComparisonDifference,
  readComparison,
} from '@perya/contract/games/staff-calls/comparison';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** How the provider's own books were held against ours, night by night. */
export function Comparison({ venue: { code, name } }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t`Comparison with ${name}`}>
        {t`Comparison`}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t`Comparison with ${name}`} width="wide">
          <Nights venue={code} />
        </Dialog>
      )}
    </>
  );
}

function Nights({ venue }: { readonly venue: string }) {
  const { t } = useLingui();
  const read = useCall(readComparison, { venue });
  return (
    <CallSection title={t`Night by night`} read={read}>
      {(answer) => <Findings {...answer} />}
    </CallSection>
  );
}

function Findings({ lists, days, differences }: AnswerOf<typeof readComparison>) {
  const { t } = useLingui();
  if (!lists) {
    return (
      <PageState
        title={t`This provider tells no transactions`}
        text={t`Hold its monthly invoice against the figures of the venue.`}
      />
    );
  }
  if (days.length === 0) {
    return (
      <PageState
        title={t`Nothing was compared yet`}
        text={t`Every night, a quarter past four, the last three days are compared.`}
      />
    );
  }
  return (
    <>
      {differences.length > 0 && <Differences rows={differences} />}
      <Days rows={days} />
    </>
  );
}

function useProblemNames(): Record<NonNullable<ComparedDay['problem']>, string> {
  const { t } = useLingui();
  return {
    refused: t`The provider has refused the question`,
    unreachable: t`The provider could not be reached`,
    timeout: t`The provider did not answer in time`,
    unreadable: t`The answer could not be read`,
  };
}

function Days({ rows }: { readonly rows: readonly ComparedDay[] }) {
  const { t } = useLingui();
  const problems = useProblemNames();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Days compared`} className="overflow-x-auto">
      <table aria-label={t`Days compared`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Theirs`}</th>
            <th scope="col">{t`Ours`}</th>
            <th scope="col">{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, theirs, ours, differences, problem }) => (
            <tr key={day}>
              <th scope="row" className="text-left font-normal">
                {day}
              </th>
              <td>{problem === null ? theirs : '–'}</td>
              <td>{problem === null ? ours : '–'}</td>
              <td>
                <StatusBadge tone={problem === null && differences === 0 ? 'positive' : 'negative'}>
                  {problem === null
                    ? differences === 0
                      ? t`The same`
                      : t`${differences} told otherwise`
                    : problems[problem]}
                </StatusBadge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useDifferenceNames(): Record<ComparisonDifference['what'], string> {
  const { t } = useLingui();
  return {
    'unknown-here': t`Never came here`,
    'gone-here': t`Was taken back or refused here`,
    'held-here': t`Waits here for a decision`,
    'stands-here': t`Was taken back or refused there`,
    'other-amount': t`Another amount`,
    'unknown-there': t`Is not known there`,
  };
}

function Differences({ rows }: { readonly rows: readonly ComparisonDifference[] }) {
  const { t } = useLingui();
  const names = useDifferenceNames();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Transactions told otherwise`} className="overflow-x-auto">
      <table aria-label={t`Transactions told otherwise`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Transaction`}</th>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Theirs`}</th>
            <th scope="col">{t`Ours`}</th>
            <th scope="col">{t`Player`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, transaction, what, theirs, ours, uid, round }) => (
            <tr key={`${day} ${transaction}`}>
              <td className="whitespace-nowrap">{day}</td>
              <th scope="row" className="text-left font-mono font-normal">
                {round !== null && uid !== null ? (
                  <Link to="/games/rounds/$uid/$id" params={{ uid, id: round }}>
                    {transaction}
                  </Link>
                ) : (
                  transaction
                )}
              </th>
              <td>{names[what]}</td>
              <td>{theirs === null ? '–' : <Money amount={theirs} />}</td>
              <td>{ours === null ? '–' : <Money amount={ours} />}</td>
              <td>{uid === null ? '–' : <PlayerLink uid={uid} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
