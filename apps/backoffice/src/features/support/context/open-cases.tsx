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

/** What waits about a player at any desk, each behind the permission of that desk, the oldest first. */
function useOpenCases(uid: string): readonly OpenCase[] {
  const { t } = useLingui();
  const may = useMay();
  const payments = { isWanted: may('payments.read') };
  const withdrawals = useCall(listStaffWithdrawals, { uid }, payments).answer?.rows ?? [];
  const cases = useCall(listPaymentCases, { uid }, payments).answer?.rows ?? [];
  const reviews = useCall(listReviews, { uid }, { isWanted: may('kyc.read') }).answer?.rows ?? [];
  const feedback = useCall(listFeedback, { uid }).answer?.rows ?? [];
  const found: OpenCase[] = [
    ...withdrawals.map(({ id, created_at, amount }) => ({
      name: t`Withdrawal W${id}`,
      link: { to: '/payments/withdrawals/$id', params: { id } } as LinkProps,
      since: created_at,
      amount,
    })),
    ...cases.map(({ id, opened_at }) => ({
      name: t`Case of payments ${id}`,
      link: { to: '/payments/cases/$id', params: { id } } as LinkProps,
      since: opened_at,
    })),
    ...reviews.map(({ submitted_at }) => ({
      name: t`Identity check`,
      link: { to: '/kyc/reviews', search: { uid } } as LinkProps,
      since: submitted_at,
    })),
    ...feedback.map(({ id, at }) => ({
      name: t`Feedback ${id}`,
      link: { to: '/support/feedback/$id', params: { id } } as LinkProps,
      since: at,
    })),
  ];
  return found.sort((one, other) => one.since - other.since);
}

/** Whatever else waits about the player: an answer often lies there. */
export function OpenCases({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const found = useOpenCases(uid);
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
