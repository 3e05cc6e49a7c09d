import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompliancePage } from '../../features/kyc/compliance/compliance-page.tsx';

export const Route = createFileRoute('/kyc/compliance')({
  staticData: { title: msg`Compliance`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: CompliancePage,
});
