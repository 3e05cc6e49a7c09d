import { useLingui } from '@lingui/react/macro';
import { askVoucherCodes, readVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { BatchFacts, CodesFacts } from './batch-facts.tsx';
import { ExportCodes } from './export-codes.tsx';
import { VoidCodes } from './void-codes.tsx';

const lookEveryMs = 10_000;

/** A batch of vouchers: what it is worth, what became of its codes, and what can be done with them. */
export function BatchCase() {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const { id } = getRouteApi('/payments/vouchers/$id').useParams();
  const read = useCall(readVoucherBatch, { id }, { pollMs: lookEveryMs });
  const { answer } = read;
  const close = () => void navigate({ to: '/payments/vouchers', search: true });
  const title = t`Vouchers, batch ${id}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  return (
    <CaseDrawer
      title={title}
      badge={<BatchBadge state={answer.state} />}
      onClose={close}
      actions={
        <>
          <VoidCodes key={`void ${id}`} batch={answer} />
          <ExportCodes key={`export ${id}`} batch={answer} />
        </>
      }
    >
      <WaitingRequests action={askVoucherCodes.asks} topic={id} />
      <Section title={t`The batch`}>
        <BatchFacts batch={answer} />
      </Section>
      <Section title={t`What became of the codes`}>
        <CodesFacts batch={answer} />
        {may('audit.read') && (
          <p>
            <Link to="/audit" search={{ subject_kind: 'vouchers', subject: id }}>
              {t`Who made, exported and voided them`}
            </Link>
          </p>
        )}
      </Section>
    </CaseDrawer>
  );
}
