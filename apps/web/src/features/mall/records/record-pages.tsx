import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { buttonClass } from '@perya/ui/button-class';
import { ErrorState } from '@perya/ui/states/error-state';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Spinner } from '@perya/ui/states/spinner';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Scene } from '../../../lib/page/scene.tsx';
import { watchForView } from '../../../lib/page/watch-for-view.ts';
import type { Pages } from '../../../lib/query/use-pages.ts';

interface RecordPagesProps {
  readonly pages: Pick<Pages<unknown, unknown>, 'state' | 'more' | 'readOn'>;
  readonly children: ReactNode;
}

/** Rows, and what stands in their place; one that fails offers to try again. [M-190 M-191 M-411] */
export function RecordPages({ pages: { state, more, readOn }, children }: RecordPagesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <ListState
      state={state}
      loadingText={say(listTexts.loading, language)}
      emptyText={t`No data available`}
      emptyNote={t`Earn Filcoins with check-ins and tasks, then redeem them in the mall.`}
      emptyPicture={<Scene name="gifts" />}
      emptyAction={<Link to="/s-points" className={buttonClass()}>{t`Earn Filcoins`}</Link>}
      errorText={say(listTexts.failed, language)}
      retryLabel={t`Try again`}
      onRetry={readOn}
      skeleton={<Skeleton className="h-72" />}
    >
      {children}
      {more === 'failed' && (
        <ErrorState
          title={say(listTexts.failed, language)}
          retryLabel={t`Try again`}
          onRetry={readOn}
        />
      )}
      {more !== null && more !== 'failed' && <End isLoading={more === 'loading'} onSeen={readOn} />}
    </ListState>
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
