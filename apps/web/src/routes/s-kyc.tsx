import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '../features/kyc/kyc-page.tsx';
import { readKycSearch } from '../features/kyc/stage/kyc-search.ts';

export const Route = createFileRoute('/s-kyc')({
  staticData: { page: { title: msg`KYC` } },
  validateSearch: readKycSearch,
  loader: ({ context }) => context.loadMessages('kyc'),
  component: KycPage,
});
