import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';

interface PasswordSkeletonProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Stands in while nothing is known of the player. */
export function PasswordSkeleton({ hasFailed, onRetry }: PasswordSkeletonProps) {
  const { t } = useLingui();
  if (hasFailed) {
    return (
      <ErrorState
        title={t`Your account could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading your account`}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
