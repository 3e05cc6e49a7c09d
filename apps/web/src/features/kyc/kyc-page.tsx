import './kyc.css';
import './camera/camera.css';
import { useLingui } from '@lingui/react/macro';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { getRouteApi } from '@tanstack/react-router';
import { statusShown } from '../../lib/kyc/known-kyc.ts';
import { shownStage, stages } from '../../lib/kyc/stages.ts';
import { useKycRecord } from '../../lib/kyc/use-kyc-record.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import { MiddleScreen } from './middle-screen.tsx';
import { useWizard } from './stage/use-wizard.ts';
import { StageFrame } from './stage-frame.tsx';
import { SuccessScreen } from './success/success-screen.tsx';

/** The identity check, one screen per step. [A-036 A-117] */
export function KycPage() {
  const { t } = useLingui();
  const wizard = useWizard(getRouteApi('/s-kyc').useSearch());
  const { known, record, clockAheadMs, hasFailed, reload } = useKycRecord();
  const takesFocus = wizard.hasMoved;
  const stage = known === null ? null : shownStage(wizard.stage, statusShown(known));
  if (known !== null && stage === stages.entry) {
    const entry = { known, record, clockAheadMs, takesFocus };
    return <EntryScreen {...entry} onStart={wizard.next} />;
  }
  if (known !== null && stage === stages.success) {
    return <SuccessScreen isVerified={isVerified(known.status)} takesFocus={takesFocus} />;
  }
  if (record !== null && stage !== null) {
    return <MiddleScreen stage={stage} record={record} wizard={wizard} />;
  }
  return (
    <StageFrame title={t`KYC Verify`} takesFocus={false}>
      {hasFailed ? (
        <ErrorState
          title={t`Your KYC could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      ) : (
        <>
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-20" />
          <Skeleton className="h-48 rounded-card" />
        </>
      )}
    </StageFrame>
  );
}
