import { useLingui } from '@lingui/react/macro';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { EmptyState } from '@perya/ui/states/empty-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Spinner } from '@perya/ui/states/spinner';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.ts';
import { watchForView } from '../../../lib/page/watch-for-view.ts';
import type { Pages } from '../../../lib/query/use-pages.ts';

interface RecordPagesProps {
  readonly pages: Pick<Pages<unknown, unknown>, 'state' | 'more' | 'readOn'>;
  readonly children: ReactNode;
}

/** Rows, and what stands in their place; a list that fails ends there. [M-190 M-191 M-411] */
export function RecordPages({ pages: { state, more, readOn }, children }: RecordPagesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (state === 'loading') {
    return (
      <div role="status" className="flex flex-col gap-3">
        <p>{say(listTexts.loading, language)}</p>
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (state !== 'ready') return <EmptyState title={t`No data available`} />;
  return (
    <>
      {children}
      {more !== null && more !== 'failed' && <End isLoading={more === 'loading'} onSeen={readOn} />}
    </>
  );
}

function End({ isLoading, onSeen }: { readonly isLoading: boolean; readonly onSeen: () => void }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const want = useEffectEvent(onSeen);
  useEffect(() => {
    if (isLoading || place.current === null) return;
    return watchForView(place.current, () => want());
  }, [isLoading]);
  return (
    <div
      ref={place}
      role="status"
      className="flex min-h-12 items-center justify-center gap-2 text-[0.9375rem] text-ink-muted"
    >
      {isLoading && (
        <>
          <Spinner />
          {t`Loading more...`}
        </>
      )}
    </div>
  );
}
