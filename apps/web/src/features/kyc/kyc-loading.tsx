import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { StageFrame } from './stage-frame.tsx';

interface KycLoadingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Before there is anything to show: that it comes, or that it did not. */
export function KycLoading({ hasFailed, onRetry }: KycLoadingProps) {
  const { t } = useLingui();
  return (
    <StageFrame title={t`KYC Verify`} takesFocus={false}>
      {hasFailed ? (
        <ErrorState
          title={t`Your KYC could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={onRetry}
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
