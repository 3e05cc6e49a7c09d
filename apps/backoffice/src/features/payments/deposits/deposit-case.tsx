import { useLingui } from '@lingui/react/macro';
import { readStaffDeposit } from '@perya/contract/payments/staff-calls/deposits';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { LedgerLink } from '../show/ledger-link.tsx';
import { PaymentBadge } from '../show/status.tsx';
import { StepList } from '../show/step-list.tsx';
import { ReceiptBadge } from './receipt-badge.tsx';

const lookEveryMs = 10_000;

/** A deposit: its facts, how it moved, and what a gateway took for it. */
export function DepositCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/payments/deposits/$id').useParams();
  const read = useCall(readStaffDeposit, { id }, { pollMs: lookEveryMs });
  const { answer } = read;
  const close = () => void navigate({ to: '/payments/deposits', search: true });
  const title = t`Deposit D${id}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  return (
    <CaseDrawer title={title} badge={<PaymentBadge status={answer.status} />} onClose={close}>
      <Section title={t`The deposit`}>
        <Facts
          facts={[
            { label: t`Amount`, value: <Money amount={answer.amount} /> },
            { label: t`Player`, value: <PlayerLink uid={answer.uid} name={answer.name} /> },
            { label: t`Channel`, value: answer.channel_name },
            { label: t`Cashback`, value: answer.has_cashback ? t`Yes` : t`No` },
            { label: t`Begun`, value: <Moment at={answer.created_at} /> },
            { label: t`Waits until`, value: <Moment at={answer.expires_at} /> },
            { label: t`Gateway`, value: answer.gateway },
            { label: t`Gateway reference`, value: answer.gateway_id },
          ]}
        />
      </Section>
      <Section title={t`What the gateway took`}>
        {answer.receipts.length === 0 && (
          <p className="text-ink-muted">{t`Nothing was paid for it`}</p>
        )}
        <ul className="flex flex-col gap-2">
          {answer.receipts.map((receipt) => (
            <li key={receipt.payment_id} className="flex flex-wrap items-center gap-2">
              <Money amount={receipt.amount} /> {receipt.payment_id}
              <ReceiptBadge state={receipt.state} />
              <Moment at={receipt.paid_at} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t`What was done`}>
        <StepList steps={answer.steps} />
        <LedgerLink uid={answer.uid} />
      </Section>
    </CaseDrawer>
  );
}
