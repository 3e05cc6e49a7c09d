import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listNews, type NewsArticle } from '@perya/contract/content/calls/help';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { PageHead } from '../../lib/page/page-head.tsx';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { NewsSheet } from './news-sheet.tsx';

interface NewsListProps {
  readonly articles: readonly NewsArticle[];
  readonly onOpen: (place: number) => void;
}

function NewsList({ articles, onOpen }: NewsListProps) {
  const { language } = useLanguage();
  const day = useMoment('minute');
  if (articles.length === 0) return <EmptyState title={say(listTexts.emptyShell, language)} />;
  return (
    <Card flush>
      <ul>
        {articles.map(({ id, title, publishedAt }, place) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              onClick={() => onOpen(place)}
              className="-outline-offset-3 flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="font-semibold">{title}</span>
                <span className="text-[0.8125rem] text-ink-muted">{day(publishedAt)}</span>
              </span>
              <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the house tells everybody, the newest first; an article opens over the list. [G-067 G-068] */
export function NewsPage() {
  const { t } = useLingui();
  const brand = usePolicyBrand();
  const { answer, state, reload } = useCall(listNews, { brand }, { isPerLanguage: true });
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`News`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`The news could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`}>
          <Skeleton className="h-16" />
        </LoadingState>
      )}
      {answer !== null && <NewsList articles={answer} onOpen={setOpen} />}
      {answer !== null && open !== null && (
        <NewsSheet articles={answer} place={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
