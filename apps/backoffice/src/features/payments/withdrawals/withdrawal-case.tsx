import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  claimWithdrawal,
  readStaffWithdrawal,
  releaseWithdrawal,
  type StaffWithdrawal,
  takeOverWithdrawal,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { withdrawalReasons } from '@perya/contract/payments/staff-withdrawal-reasons';
import { say, type Text } from '@perya/contract/text';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Assign } from '../../../lib/claims/assign.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { TakeOver } from '../../../lib/claims/take-over.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { refreshFor } from '../../../lib/query/query-client.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { InquiryAnswer } from '../../../lib/show/inquiry-answer.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useNow } from '../../../lib/show/use-now.ts';
import { LedgerLink } from '../show/ledger-link.tsx';
import { PaymentBadge } from '../show/status.tsx';
import { StepList } from '../show/step-list.tsx';
import { MoneyStorySection } from './money-story.tsx';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalDecisions } from './withdrawal-decisions.tsx';

/** The case is looked at again, so that a colleague's decision is seen. */
const lookEveryMs = 10_000;

/** Why it is here: the rules that fired, in words. */
function WhyHere({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const texts: Readonly<Record<string, Text>> = withdrawalReasons;
  if (reasons.length === 0) {
    return <p className="text-ink-muted">{t`No rule has sent it to a person`}</p>;
  }
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {reasons.map((reason) => {
        const text = texts[reason];
        return <li key={reason}>{text ? say(text, language) : reason}</li>;
      })}
    </ul>
  );
}

function TheWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        { label: t`Amount`, value: <Money amount={withdrawal.amount} /> },
        { label: t`Fee`, value: <Money amount={withdrawal.fee} /> },
        {
          label: t`Player`,
          value: <PlayerLink uid={withdrawal.uid} name={withdrawal.name} />,
        },
        { label: t`Channel`, value: withdrawal.channel_name },
        { label: t`Account`, value: withdrawal.account },
        {
          label: t`In whose name`,
          value: <InquiryAnswer inquiry={withdrawal.account_inquiry} />,
        },
        { label: t`Asked`, value: <Moment at={withdrawal.created_at} /> },
        { label: t`Gateway`, value: withdrawal.gateway },
        { label: t`Gateway reference`, value: withdrawal.gateway_id },
      ]}
    />
  );
}

/** What whoever decides should have seen. */
function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Why it is here`}>
        <WhyHere reasons={withdrawal.reasons} />
      </Section>
      <Section title={t`The withdrawal`}>
        <TheWithdrawal withdrawal={withdrawal} />
      </Section>
      <MoneyStorySection uid={withdrawal.uid} />
      <Section title={t`What was done`}>
        <StepList steps={withdrawal.steps} />
        <LedgerLink uid={withdrawal.uid} />
      </Section>
    </>
  );
}

/** The withdrawal that a request is about. */
export function WithdrawalSubject({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const read = useCall(readStaffWithdrawal, { id });
  return (
    <CallSection title={t`Withdrawal W${id}`} read={read}>
      {(withdrawal) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <PaymentBadge status={withdrawal.status} />
            {withdrawal.is_held && <StatusBadge tone="warning">{t`Held`}</StatusBadge>}
            <Link to="/payments/withdrawals/$id" params={{ id }}>{t`Open the case`}</Link>
          </p>
          <WithdrawalFacts withdrawal={withdrawal} />
        </>
      )}
    </CallSection>
  );
}

interface OpenCaseProps {
  readonly withdrawal: Withdrawal;
  readonly title: string;
  readonly onClose: () => void;
}

function OpenCase({ withdrawal, title, onClose }: OpenCaseProps) {
  const { t } = useLingui();
  const may = useMay();
  const claim = useWithdrawalClaim(withdrawal);
  const isOpen = withdrawal.status === 'under_review';
  return (
    <CaseDrawer
      title={title}
      badge={
        <>
          <PaymentBadge status={withdrawal.status} />
          {withdrawal.is_held && <StatusBadge tone="warning">{t`Held`}</StatusBadge>}
        </>
      }
      onClose={onClose}
      // Also of one that was decided: its dialog goes on to say what happened.
      actions={<WithdrawalDecisions withdrawal={withdrawal} isMine={claim.is === 'mine'} />}
    >
      {isOpen && (
        <ClaimBar
          {...claim}
          mayTake={may('payments.review')}
          onTake={() => void claim.onTake()}
          assign={<Assign queue="withdrawals" id={withdrawal.id} />}
          takeOver={
            <TakeOver
              call={takeOverWithdrawal}
              which={{ id: withdrawal.id }}
              name={claim.claim?.name ?? ''}
            />
          }
        />
      )}
      <WaitingRequests action="payments.pay" topic={withdrawal.id} />
      <WithdrawalFacts withdrawal={withdrawal} />
    </CaseDrawer>
  );
}

/** A withdrawal: why it is here, the player's money, what was done and what can be decided. */
export function WithdrawalCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/payments/withdrawals/$id').useParams();
  const read = useCall(readStaffWithdrawal, { id }, { pollMs: lookEveryMs });
  const close = () => void navigate({ to: '/payments/withdrawals', search: true });
  const title = t`Withdrawal W${id}`;
  if (read.answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  return <OpenCase withdrawal={read.answer} title={title} onClose={close} />;
}

/** Who has the withdrawal, and the ways to take and to give it back. */
function useWithdrawalClaim({ id, status, claim }: StaffWithdrawal) {
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const claiming = useSubmit(claimWithdrawal);
  const releasing = useSubmit(releaseWithdrawal);
  return {
    claim,
    is: claimStateOf({ isOpen: status === 'under_review', claim }, nowSeconds),
    leftSeconds: claim === null ? 0 : claim.until - nowSeconds,
    onTake: async () => {
      // Who was quicker is shown when it fails.
      if (!(await claiming.submit({ id }))) await refreshFor(claimWithdrawal);
    },
    onRelease: () => void releasing.submit({ id }),
    isBusy: claiming.isBusy || releasing.isBusy,
  };
}
