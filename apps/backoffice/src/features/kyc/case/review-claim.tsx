import { useLingui } from '@lingui/react/macro';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { useMay } from '../../../lib/session/session.ts';
import type { Claim } from './use-claim.ts';

/** Who has the submission; one that was escalated is taken by senior reviewers alone. */
export function ReviewClaim({ claim }: { readonly claim: Claim }) {
  const { t } = useLingui();
  const may = useMay();
  const isEscalated = claim.state === 'escalated';
  return (
    <ClaimBar
      claim={claim.claim}
      is={claim.is}
      leftSeconds={claim.leftSeconds}
      isBusy={claim.isBusy}
      mayTake={may('kyc.review') && (!isEscalated || may('kyc.senior'))}
      {...(isEscalated && { freeText: t`It waits for a senior reviewer, and nobody has it` })}
      onTake={() => void claim.take()}
      onRelease={claim.release}
    />
  );
}
