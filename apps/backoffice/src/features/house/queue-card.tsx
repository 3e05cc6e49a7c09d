import { useLingui } from '@lingui/react/macro';
import type { Queue, QueueName } from '@perya/contract/house/staff-calls/home';
import { countedRowsMax } from '@perya/contract/staff/list';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { countText } from '../../lib/query/page-rows.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { Age } from '../../lib/show/moment.tsx';

/** Where each queue is worked off. */
const paths: Readonly<Record<QueueName, string>> = {
  requests: '/requests',
  kyc: '/kyc',
  withdrawals: '/payments/withdrawals',
  'payment-cases': '/payments/cases',
  'held-wins': '/risk/wins',
  orders: '/promotions/orders',
  letters: '/house/letters',
  support: '/content/support',
  feedback: '/content/feedback',
};

function useTitle(name: QueueName): string {
  const { t } = useLingui();
  if (name === 'requests') return t`Requests for you`;
  if (name === 'kyc') return t`Identity checks`;
  if (name === 'withdrawals') return t`Withdrawals under review`;
  if (name === 'payment-cases') return t`Cases of payments`;
  if (name === 'held-wins') return t`Wins held back`;
  if (name === 'orders') return t`Orders to send`;
  if (name === 'support') return t`Players who wait for an answer`;
  if (name === 'feedback') return t`Feedback`;
  return t`Dead letters`;
}

/** One queue: how many wait, and since when the oldest does. */
export function QueueCard({ queue }: { readonly queue: Queue }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const title = useTitle(queue.name);
  const path = paths[queue.name];
  const count = countText(Math.min(queue.waiting, countedRowsMax), i18n.locale);
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-line bg-raised p-3 shadow-card">
      {hasRoute(router, path) ? (
        <Link
          {...({ to: path } as LinkProps)}
          className="font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      <span className="amount-figures text-[1.375rem]">{count}</span>
      <span className="text-ink-muted">
        {queue.oldest_at === null ? (
          t`Nothing waits`
        ) : (
          <>
            {t`Oldest:`} <Age at={queue.oldest_at} />
          </>
        )}
      </span>
    </li>
  );
}
