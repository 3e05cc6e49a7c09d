import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@perya/ui/states/skeleton';

/** Keeps the places of the header, the balance and the settings while the profile is on its way. */
export function UserCentreSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="page-column">
      <span className="sr-only">{t`Loading your profile`}</span>
      <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-4">
            <Skeleton className="size-20 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
