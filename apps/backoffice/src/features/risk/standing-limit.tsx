import { useLingui } from '@lingui/react/macro';
import type { PlayLimit, SessionLimit } from '@perya/contract/limits/calls/limits';
import { Moment } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';

/** A limit as it stands, and the one that waits for its moment. */
export function StandingLimit({
  limit,
  house = null,
}: {
  readonly limit: PlayLimit;
  /** What the house has set, which only the house lifts. */
  readonly house?: string | null;
}) {
  const { t } = useLingui();
  const none = t`no limit`;
  const amountOf = (amount: string | null) => (amount === null ? none : <Money amount={amount} />);
  return (
    <>
      {amountOf(limit.amount)}
      {house !== null && (
        <span className="text-ink-muted">
          {' '}
          ({t`set by the house:`} <Money amount={house} />)
        </span>
      )}
      {limit.next && (
        <span className="text-ink-muted">
          {' → '}
          {amountOf(limit.next.amount)} (<Moment at={limit.next.at} />)
        </span>
      )}
    </>
  );
}

/** Minutes without a rest as they stand, and those that wait for their moment. */
export function StandingMinutes({
  limit: { amount, next },
  house,
}: {
  readonly limit: SessionLimit;
  readonly house: number | null;
}) {
  const { t } = useLingui();
  const textOf = (minutes: number | null) => minutes ?? t`no limit`;
  return (
    <>
      {textOf(amount)}
      {house !== null && (
        <span className="text-ink-muted">
          {' '}
          ({t`set by the house:`} {house})
        </span>
      )}
      {next && (
        <span className="text-ink-muted">
          {' → '}
          {textOf(next.amount)} (<Moment at={next.at} />)
        </span>
      )}
    </>
  );
}

/** The end of an exclusion; none is for ever. */
export function ExclusionEnd({ until }: { readonly until: number | null }) {
  const { t } = useLingui();
  return until === null ? t`For ever` : <Moment at={until} />;
}
