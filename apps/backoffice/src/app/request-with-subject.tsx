import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { RequestCase } from '../features/requests/request-case.tsx';
import { loadMessages } from '../lib/language/messages.ts';
import { useMay } from '../lib/session/session.ts';

type Catalogue = Parameters<typeof loadMessages>[0];
type Subject = ComponentType<{ readonly id: string; readonly request: StaffRequestDetail }>;

/** A part of another feature, with its words. */
const subject = (catalogue: Catalogue, load: () => Promise<Subject>): Subject =>
  lazy(async () => {
    const [loaded] = await Promise.all([load(), loadMessages(catalogue)]);
    return { default: loaded };
  });

const Withdrawal = subject('payments', async () => {
  const { WithdrawalSubject } = await import(
    '../features/payments/withdrawals/withdrawal-case.tsx'
  );
  return WithdrawalSubject;
});
const PaymentCase = subject('payments', async () => {
  const { PaymentCaseSubject } = await import('../features/payments/cases/payment-case.tsx');
  return PaymentCaseSubject;
});
const PlayersMoney = subject('payments', async () => {
  const { MoneyStorySection } = await import('../features/payments/withdrawals/money-story.tsx');
  return ({ id }) => <MoneyStorySection uid={id} />;
});
const VoucherBatch = subject('payments', async () => {
  const { VoucherBatchSubject } = await import('../features/payments/vouchers/batch-subject.tsx');
  return VoucherBatchSubject;
});
const Player = subject('players', async () => {
  const { PlayerSubject } = await import('../features/players/player-subject.tsx');
  return PlayerSubject;
});
const Role = subject('roles', async () => {
  const { RoleSubject } = await import('../features/roles/role-subject.tsx');
  return RoleSubject;
});
const Win = subject('risk', async () => {
  const { WinSubject } = await import('../features/risk/win-case.tsx');
  return WinSubject;
});
const AmlCase = subject('aml', async () => {
  const { AmlCaseSubject } = await import('../features/aml/cases/aml-case.tsx');
  return AmlCaseSubject;
});
const PrivacyIncident = subject('privacy', async () => {
  const { IncidentSubject } = await import('../features/privacy/incidents/incident-drawer.tsx');
  return IncidentSubject;
});
const Promotion = subject('promotions', async () => {
  const { PromotionSubject } = await import('../features/promotions/case/promotion-case.tsx');
  return PromotionSubject;
});

const Article = subject('content', async () => {
  const { ArticleSubject } = await import('../features/content/article/article-subject.tsx');
  return ArticleSubject;
});

/** The case of a subject by what is asked for; of other requests the words of the request say all. */
const ofTopic: Partial<Record<RequestActionName, Subject>> = {
  'payments.pay': Withdrawal,
  'payments.refund': PaymentCase,
  'vouchers.create': VoucherBatch,
  'roles.widen': Role,
  'wins.decide': Win,
  'promotions.publish': Promotion,
  'content.legal': Article,
  'aml.decide': AmlCase,
  'aml.release': AmlCase,
  'privacy.incident': PrivacyIncident,
};

function SubjectOf({ request }: { readonly request: StaffRequestDetail }): ReactNode {
  const may = useMay();
  const { action, about, topic } = request;
  const Topic = (ofTopic as Record<string, Subject | undefined>)[action];
  if (Topic) return <Topic id={topic} request={request} />;
  if (about.kind !== 'player') return null;
  return (
    <>
      <Player id={about.id} request={request} />
      {may('payments.read') && <PlayersMoney id={about.id} request={request} />}
    </>
  );
}

/** A request with the case that it is about: nobody approves what they have not seen. */
export function RequestWithSubject() {
  return (
    <RequestCase
      subjectOf={(request) => (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SubjectOf request={request} />
        </Suspense>
      )}
    />
  );
}
