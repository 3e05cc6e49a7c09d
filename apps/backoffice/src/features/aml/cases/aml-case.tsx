import { useLingui } from '@lingui/react/macro';
import {
  claimAmlCase,
  readAmlCase,
  type WholeAmlCase,
} from '@perya/contract/aml/staff-calls/cases';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useNow } from '../../../lib/show/use-now.ts';
import { DueDay } from '../due-day.tsx';
import { useGroundNames } from '../use-ground-names.ts';
import { AskDecision } from './ask-decision.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { Narrative } from './narrative.tsx';
import { PayoutHold } from './payout-hold.tsx';

function Findings({ found }: { readonly found: WholeAmlCase }) {
  const { t, i18n } = useLingui();
  const names = useGroundNames();
  return (
    <Section title={t`What it rests on`}>
      <PlainTable
        title={t`What it rests on`}
        rows={found.findings}
        idOf={({ id }) => id}
        columns={[
          { id: 'ground', title: t`Found by`, cell: ({ ground }) => names[ground] },
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          {
            id: 'count',
            title: t`How many`,
            align: 'end',
            cell: ({ count }) => i18n.number(count),
          },
          {
            id: 'words',
            title: t`In words`,
            cell: ({ words }) => (
              <span className="block min-w-48 whitespace-normal break-words py-1">
                {words || '–'}
              </span>
            ),
          },
        ]}
      />
    </Section>
  );
}

function CaseFacts({ found }: { readonly found: WholeAmlCase }) {
  const { t } = useLingui();
  const nameOf = useActor();
  const decisions = { report: t`Reported as suspicious`, dismiss: t`Nothing suspicious` };
  return (
    <Section title={t`What is known`}>
      <Facts
        facts={[
          { label: t`Player`, value: <PlayerLink uid={found.uid} /> },
          { label: t`Opened`, value: <Moment at={found.opened_at} /> },
          { label: t`By`, value: nameOf(found.opened_by) },
          { label: t`Due`, value: <DueDay day={found.due_on} isLate={found.is_late} /> },
          {
            label: t`Payouts`,
            value:
              found.held_since === null ? (
                t`May leave`
              ) : (
                <>
                  {t`Held since`} <Moment at={found.held_since} />
                </>
              ),
          },
          ...(found.decision === null
            ? []
            : [
                { label: t`Decision`, value: decisions[found.decision] },
                { label: t`Approved by`, value: nameOf(found.decided_by ?? '') },
              ]),
        ]}
      />
    </Section>
  );
}

function Opened({
  found,
  onClose,
}: {
  readonly found: WholeAmlCase;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const may = useMay();
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const isOpen = found.state === 'open';
  const is = claimStateOf({ isOpen, claim: found.claim }, nowSeconds);
  const claiming = useSubmit(claimAmlCase);
  const mayWork = may('aml.work');
  const { id } = found;
  return (
    <CaseDrawer
      title={t`AML case ${id}`}
      badge={
        <StatusBadge tone={isOpen ? 'warning' : 'neutral'}>
          {isOpen ? t`Open` : t`Closed`}
        </StatusBadge>
      }
      onClose={onClose}
      actions={
        mayWork && (
          <>
            <PayoutHold found={found} />
            {isOpen && <AskDecision found={found} />}
          </>
        )
      }
    >
      {isOpen && (
        <ClaimBar
          claim={found.claim}
          is={is}
          leftSeconds={found.claim === null ? 0 : found.claim.until - nowSeconds}
          mayTake={mayWork}
          isBusy={claiming.isBusy}
          onTake={() => void claiming.submit({ id })}
        />
      )}
      <WaitingRequests action="aml.decide" topic={id}>
        <WaitingRequests action="aml.release" topic={id}>
          <CaseFacts found={found} />
          <Findings found={found} />
          <CaseDocuments found={found} mayAsk={mayWork && isOpen} />
          <Narrative key={found.revision} found={found} mayWrite={mayWork && is === 'mine'} />
        </WaitingRequests>
      </WaitingRequests>
    </CaseDrawer>
  );
}

/** A case of the AML desk. It is read once: that it was read stands in the audit. */
export function AmlCaseDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/aml/cases/$id').useParams();
  const read = useCall(readAmlCase, { id });
  const close = () => void navigate({ to: '/aml/cases', search: true });
  if (read.answer === null) {
    return <CaseDrawer title={t`AML case ${id}`} onClose={close} unread={read} />;
  }
  return <Opened found={read.answer} onClose={close} />;
}

/** The same for whoever decides a request about it: nobody approves a narrative that they have not read. */
export function AmlCaseSubject({ id }: { readonly id: string }) {
  const may = useMay();
  const { answer } = useCall(readAmlCase, { id }, { isWanted: may('aml.read') });
  if (answer === null) return null;
  return (
    <>
      <CaseFacts found={answer} />
      <Findings found={answer} />
      <CaseDocuments found={answer} mayAsk={false} />
      <Narrative found={answer} mayWrite={false} />
    </>
  );
}
