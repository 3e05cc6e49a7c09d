import { useLingui } from '@lingui/react/macro';
import { listReviews } from '@perya/contract/kyc/staff-calls/reviews';
import { listPaymentCases } from '@perya/contract/payments/staff-calls/cases';
import { listStaffWithdrawals } from '@perya/contract/payments/staff-calls/withdrawals';
import { listFeedback } from '@perya/contract/support/staff-calls/feedback';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

interface OpenCase {
  readonly name: string;
  readonly link: LinkProps;
  readonly since: number;
  readonly amount?: string;
}

interface OpenCasesFound {
  readonly found: readonly OpenCase[];
  /** Whether every desk has answered. */
  readonly isKnown: boolean;
}

const rowsOf = <Row,>({ answer }: { readonly answer: { readonly rows: readonly Row[] } | null }) =>
  answer?.rows ?? [];

/** What waits about a player at any desk, each behind the permission of that desk, the oldest first. */
export function useOpenCases(uid: string): OpenCasesFound {
  const { t } = useLingui();
  const may = useMay();
  const payments = { isWanted: may('payments.read') };
  const identity = { isWanted: may('kyc.read') };
  const withdrawals = useCall(listStaffWithdrawals, { uid }, payments);
  const cases = useCall(listPaymentCases, { uid }, payments);
  const reviews = useCall(listReviews, { uid }, identity);
  const feedback = useCall(listFeedback, { uid });
  const found: OpenCase[] = [
    ...rowsOf(withdrawals).map(({ id, created_at, amount }) => ({
      name: t`Withdrawal W${id}`,
      link: { to: '/payments/withdrawals/$id', params: { id } } as LinkProps,
      since: created_at,
      amount,
    })),
    ...rowsOf(cases).map(({ id, opened_at }) => ({
      name: t`Case of payments ${id}`,
      link: { to: '/payments/cases/$id', params: { id } } as LinkProps,
      since: opened_at,
    })),
    ...rowsOf(reviews).map(({ submitted_at }) => ({
      name: t`Identity check`,
      link: { to: '/kyc/reviews', search: { uid } } as LinkProps,
      since: submitted_at,
    })),
    ...rowsOf(feedback).map(({ id, at }) => ({
      name: t`Feedback ${id}`,
      link: { to: '/support/feedback/$id', params: { id } } as LinkProps,
      since: at,
    })),
  ];
  const isOnWay =
    (payments.isWanted && (withdrawals.state === 'loading' || cases.state === 'loading')) ||
    (identity.isWanted && reviews.state === 'loading') ||
    feedback.state === 'loading';
  return { found: found.sort((one, other) => one.since - other.since), isKnown: !isOnWay };
}

/** Whatever else waits about the player: an answer often lies there. */
export function OpenCases({ found }: Pick<OpenCasesFound, 'found'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Open cases`}>
      {found.length === 0 && <p className="text-ink-muted">{t`Nothing waits about this player`}</p>}
      <ul className="flex flex-col gap-1">
        {found.map(({ name, link, since, amount }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-2">
            <Link {...link}>{name}</Link>
            <span className="flex gap-2 text-ink-muted">
              {amount !== undefined && <Money amount={amount} />}
              <Age at={since} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
