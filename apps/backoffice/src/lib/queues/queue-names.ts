import { useLingui } from '@lingui/react/macro';
import type { QueueName } from '@perya/contract/house/staff-calls/home';

export function useQueueNames(): Readonly<Record<QueueName, string>> {
  const { t } = useLingui();
  return {
    requests: t`Requests for you`,
    kyc: t`Identity checks`,
    withdrawals: t`Withdrawals under review`,
    'payment-cases': t`Cases of payments`,
    care: t`Markers of harm`,
    aml: t`AML cases`,
    'held-wins': t`Wins held back`,
    orders: t`Orders to send`,
    support: t`Players who wait for an answer`,
    feedback: t`Feedback`,
    privacy: t`Privacy requests`,
    incidents: t`Incidents with personal data`,
    letters: t`Failed messages`,
  };
}
