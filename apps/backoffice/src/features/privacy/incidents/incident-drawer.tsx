import { useLingui } from '@lingui/react/macro';
import {
  askIncidentEnd,
  type Incident,
  readIncident,
} from '@perya/contract/privacy/staff-calls/incidents';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { IncidentFacts } from './incident-facts.tsx';
import { IncidentForm } from './incident-form.tsx';

/** Asks a second person to end the incident as it is written down. */
function AskEnd({ found: { id, revision } }: { readonly found: Incident }) {
  const { t } = useLingui();
  const reasons = useReasons(askIncidentEnd.reasons);
  const asking = useAsking(askIncidentEnd);
  return (
    <>
      <UnlessWaiting action={askIncidentEnd.asks} topic={id}>
        <Button kind="primary" onClick={asking.begin}>{t`Ask to end it`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`End incident ${id}`}
          consequence={t`Once a second person has approved, it stays as it is written now. The register is kept for the commission.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ incident: id, revision, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}

interface OpenedProps {
  readonly found: Incident;
  readonly onClose: () => void;
}

function Opened({ found, onClose }: OpenedProps) {
  const { t } = useLingui();
  const may = useMay();
  const { id } = found;
  const isOpen = found.state === 'open';
  const mayWork = may('privacy.work') && isOpen;
  return (
    <CaseDrawer
      title={t`Incident ${id}`}
      badge={
        <StatusBadge tone={isOpen ? 'warning' : 'neutral'}>
          {isOpen ? t`Open` : t`Ended`}
        </StatusBadge>
      }
      onClose={onClose}
      actions={mayWork && <AskEnd found={found} />}
    >
      <WaitingRequests action="privacy.incident" topic={id} />
      <IncidentFacts found={found} />
      {mayWork && <IncidentForm key={found.revision} found={found} />}
    </CaseDrawer>
  );
}

/** One incident with personal data. */
export function IncidentDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/privacy/incidents/$id').useParams();
  const read = useCall(readIncident, { id });
  const close = () => void navigate({ to: '/privacy/incidents', search: true });
  if (read.answer === null) {
    return <CaseDrawer title={t`Incident ${id}`} onClose={close} unread={read} />;
  }
  return <Opened found={read.answer} onClose={close} />;
}

/** The same for whoever decides the request about it: nobody ends what they have not read. */
export function IncidentSubject({ id }: { readonly id: string }) {
  const may = useMay();
  const { answer } = useCall(readIncident, { id }, { isWanted: may('privacy.read') });
  return answer === null ? null : <IncidentFacts found={answer} />;
}
