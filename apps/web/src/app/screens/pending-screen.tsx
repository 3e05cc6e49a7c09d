import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@perya/ui/states/skeleton';

/** Keeps the place of a page whose code is on its way. */
export function PendingScreen() {
  const { t } = useLingui();
  return (
    <div role="status" className="page-column">
      <span className="sr-only">{t`Loading the page`}</span>
      <Skeleton className="h-8 w-2/3 max-w-80" />
      <Skeleton className="aspect-[16/9] w-full md:aspect-[16/6]" />
      <div className="grid gap-3 md:grid-cols-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </div>
  );
}
