import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@perya/ui/states/skeleton';

/** The room that methods, amounts and button take. */
export function DepositSkeleton({ hasMethods }: { readonly hasMethods: boolean }) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex flex-col gap-4 pt-1">
      <span className="sr-only">{t`Loading...`}</span>
      {hasMethods && (
        <div className="grid grid-cols-2 gap-2 min-[22.5rem]:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Skeleton key={place} className="h-27 rounded-control" />
          ))}
        </div>
      )}
      <Skeleton className="h-12 rounded-control" />
      <div className="grid grid-cols-3 gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-11 rounded-control" />
        ))}
      </div>
      <Skeleton className="h-13 rounded-control" />
    </div>
  );
}
