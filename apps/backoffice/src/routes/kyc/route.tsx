import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { KycFrame } from '../../features/kyc/kyc-frame.tsx';

export const Route = createFileRoute('/kyc')({
  staticData: { title: msg`KYC`, permissions: ['kyc.read'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: KycFrame,
});
