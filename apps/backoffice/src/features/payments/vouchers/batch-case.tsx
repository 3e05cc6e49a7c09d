import { useLingui } from '@lingui/react/macro';
import { readVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { BatchBadge } from './batch-badge.tsx';
import { ExportCodes } from './export-codes.tsx';
import { VoidCodes } from './void-codes.tsx';

const lookEveryMs = 10_000;

/** A batch of vouchers: what it is worth, what became of its codes, and what can be done with them. */
export function BatchCase() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const actor = useActor();
  const navigate = useNavigate();
  const { id } = getRouteApi('/payments/vouchers/$id').useParams();
  const read = useCall(readVoucherBatch, { id }, { pollMs: lookEveryMs });
  const { answer } = read;
  const close = () => void navigate({ to: '/payments/vouchers', search: true });
  const title = t`Vouchers, batch ${id}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const { count, used, unused, turnover_times: times } = answer;
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
      <Section title={t`The batch`}>
        <Facts
          facts={[
            { label: t`Each worth`, value: <Money amount={answer.amount} /> },
            { label: t`To be played, times`, value: i18n.number(times) },
            { label: t`Good until`, value: <Moment at={answer.expires_at} /> },
            { label: t`Note`, value: answer.note || null },
            { label: t`Made`, value: <Moment at={answer.made_at} /> },
            { label: t`Made by`, value: actor(answer.made_by) },
          ]}
        />
      </Section>
      <Section title={t`What became of the codes`}>
        <Facts
          facts={[
            { label: t`Codes`, value: i18n.number(count) },
            { label: t`Used`, value: i18n.number(used) },
            { label: t`Unused`, value: i18n.number(unused) },
            { label: t`Void`, value: i18n.number(count - used - unused) },
          ]}
        />
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
