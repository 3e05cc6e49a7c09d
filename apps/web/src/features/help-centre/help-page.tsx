import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type HelpArticle, type HelpType, listHelp } from '@perya/contract/content/calls/help';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { TextField } from '@perya/ui/fields/text-field';
import { Icon } from '@perya/ui/icon';
import { chevronDownIcon, searchIcon } from '@perya/ui/icons/action';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Tabs } from '@perya/ui/tabs';
import { useState } from 'react';
import { ArticleBody } from '../../lib/page/article-body.tsx';
import { ReadHead } from '../../lib/page/page-head.tsx';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { findHelp } from './find-help.ts';

/** Closed until it is opened, by the browser's own means: keys and screen readers know it. [G-064] */
function Entry({ article }: { readonly article: HelpArticle }) {
  return (
    <details className="group rounded-card border border-line bg-raised shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{article.title}</span>
        <Icon
          drawing={chevronDownIcon}
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <ArticleBody html={article.content} />
      </div>
    </details>
  );
}

function Entries({ articles }: { readonly articles: readonly HelpArticle[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {articles.map((article) => (
        <li key={article.id}>
          <Entry article={article} />
        </li>
      ))}
    </ul>
  );
}

function Found({
  types,
  search,
}: {
  readonly types: readonly HelpType[];
  readonly search: string;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const articles = findHelp(types, search);
  const count = articles.length;
  return (
    <section aria-label={t`Search results`} className="flex flex-col gap-3">
      <p role="status" className="text-ink-muted">
        {t`Articles found: ${count}`}
      </p>
      {count > 0 ? (
        <Entries articles={articles} />
      ) : (
        <EmptyState
          drawing={searchIcon}
          title={say(listTexts.emptyShell, language)}
          text={t`No article matches. Try a shorter word, or look through the groups.`}
        />
      )}
    </section>
  );
}

function Groups({ types }: { readonly types: readonly HelpType[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const tabs = types.map(({ id, typeName, listHelpInfo }) => ({
    id,
    label: typeName,
    content:
      listHelpInfo.length > 0 ? (
        <Entries articles={listHelpInfo} />
      ) : (
        <EmptyState title={say(listTexts.emptyShell, language)} />
      ),
  }));
  return <Tabs label={t`Groups of articles`} tabs={tabs} />;
}

/** The help centre: five groups of articles, and a search over all of them. [G-062 G-063 G-064] */
export function HelpPage() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const brand = usePolicyBrand();
  const { answer, state, reload } = useCall(listHelp, { brand }, { isPerLanguage: true });
  return (
    <div className="page-column page-narrow">
      <ReadHead
        title={t`Help center`}
        labels={{ back: t`Back`, player: t`Back to My`, visitor: t`Back to home` }}
      />
      <TextField
        type="search"
        label={t`Search in help`}
        prefix={<Icon drawing={searchIcon} className="size-5" />}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {state === 'failed' && (
        <ErrorState
          title={t`Help could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          {['a', 'b', 'c', 'd'].map((name) => (
            <Skeleton key={name} className="h-14" />
          ))}
        </LoadingState>
      )}
      {answer !== null &&
        (search.trim() === '' ? (
          <Groups types={answer} />
        ) : (
          <Found types={answer} search={search} />
        ))}
    </div>
  );
}
