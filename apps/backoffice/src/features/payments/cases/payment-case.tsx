import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  claimPaymentCase,
  readPaymentCase,
  takeOverPaymentCase,
} from '@perya/contract/payments/staff-calls/cases';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Assign } from '../../../lib/claims/assign.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { TakeOver } from '../../../lib/claims/take-over.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useNow } from '../../../lib/show/use-now.ts';
import { CreditReceipt } from '../deposits/match-dialog.tsx';
import { ReceiptBadge } from '../deposits/receipt-badge.tsx';
import { MoneyStorySection } from '../withdrawals/money-story.tsx';
import { caseNameOf, factNameOf } from './cases-filters.ts';
import { CloseCase } from './close-case.tsx';
import { GiveBack } from './give-back.tsx';

const lookEveryMs = 10_000;

type Found = AnswerOf<typeof readPaymentCase>;

/** What whoever decides should have seen. */
function CaseFacts({ found }: { readonly found: Found }) {
  const { t } = useLingui();
  const { uid, receipt } = found;
  const factsOf = (payment: typeof receipt) =>
    payment === null
      ? []
      : [
          { label: t`Payment`, value: <ReceiptBadge state={payment.state} /> },
          ...(payment.refund_reference === null
            ? []
            : [{ label: t`Given back under`, value: payment.refund_reference }]),
        ];
  return (
    <>
      <Section title={t`What is known`}>
        <Facts
          facts={[
            { label: t`About`, value: found.subject },
            { label: t`Player`, value: uid && <PlayerLink uid={uid} /> },
            { label: t`Opened`, value: <Moment at={found.opened_at} /> },
            ...factsOf(receipt),
            ...found.facts.map(({ name, value }) => {
              const known = factNameOf(name);
              return { label: known ? t(known) : name, value };
            }),
          ]}
        />
      </Section>
      {found.closed_at !== null && (
        <Section title={t`What became of it`}>
          <Facts
            facts={[
              { label: t`By`, value: found.closed_by },
              { label: t`When`, value: <Moment at={found.closed_at} /> },
              { label: t`Outcome`, value: found.outcome },
              { label: t`In words`, value: found.words },
            ]}
          />
        </Section>
      )}
      {uid && <MoneyStorySection uid={uid} />}
    </>
  );
}

/** The case that a request is about. */
export function PaymentCaseSubject({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <CallSection title={t`Case ${id}`} read={useCall(readPaymentCase, { id })}>
      {(found) => <CaseFacts found={found} />}
    </CallSection>
  );
}

interface OpenedProps {
  readonly found: Found;
  readonly title: string;
  readonly onClose: () => void;
}

function Opened({ found, title, onClose }: OpenedProps) {
  const { t } = useLingui();
  const may = useMay();
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const isOpen = found.state === 'open';
  const is = claimStateOf({ isOpen, claim: found.claim }, nowSeconds);
  const claiming = useSubmit(claimPaymentCase);
  const mayTake = may('payments.cases');
  const { id, receipt } = found;
  const mayDecide = mayTake && is === 'mine';
  // The dialog goes on to say what became of it when the case is closed already.
  const [isClosing, setClosing] = useState(false);
  return (
    <CaseDrawer
      title={title}
      badge={
        <StatusBadge tone={isOpen ? 'warning' : 'neutral'}>
          {isOpen ? t`Open` : t`Closed`}
        </StatusBadge>
      }
      onClose={onClose}
      actions={
        <>
          {receipt && (mayDecide || !isOpen) && <GiveBack key={id} id={id} receipt={receipt} />}
          {mayDecide && (
            <Button kind="primary" onClick={() => setClosing(true)}>{t`Close the case`}</Button>
          )}
          {receipt && mayDecide && <CreditReceipt key={`credit ${id}`} receipt={receipt} />}
        </>
      }
    >
      {isOpen && (
        <ClaimBar
          claim={found.claim}
          is={is}
          leftSeconds={found.claim === null ? 0 : found.claim.until - nowSeconds}
          mayTake={mayTake}
          isBusy={claiming.isBusy}
          onTake={() => void claiming.submit({ id })}
          assign={<Assign queue="payment-cases" id={id} />}
          takeOver={
            <TakeOver call={takeOverPaymentCase} which={{ id }} name={found.claim?.name ?? ''} />
          }
        />
      )}
      <WaitingRequests action="payments.refund" topic={id} />
      {receipt && (
        <WaitingRequests
          action="payments.match"
          topic={`${receipt.gateway}/${receipt.payment_id}`}
        />
      )}
      <CaseFacts found={found} />
      {isClosing && <CloseCase found={found} onClose={() => setClosing(false)} />}
    </CaseDrawer>
  );
}

/** A case: what is known, the player's money, and how it ends. */
export function PaymentCaseDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/payments/cases/$id').useParams();
  const read = useCall(readPaymentCase, { id }, { pollMs: lookEveryMs });
  const close = () => void navigate({ to: '/payments/cases', search: true });
  const { answer } = read;
  if (answer === null) {
    return <CaseDrawer title={t`Case ${id}`} onClose={close} unread={read} />;
  }
  const name = caseNameOf(answer.kind);
  const title = `${name ? t(name) : answer.kind} · ${id}`;
  return <Opened key={id} found={answer} title={title} onClose={close} />;
}
