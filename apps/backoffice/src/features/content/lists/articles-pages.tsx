import { useLingui } from '@lingui/react/macro';
import { listArticles } from '@perya/contract/content/staff-calls/articles';
import type { HelpGroup } from '@perya/contract/rules/content/help-groups';
import { getRouteApi } from '@tanstack/react-router';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { groupNames } from '../article-words.ts';
import { linkOf, useArticleColumns } from './article-columns.tsx';
import { helpFilters, newsFilters } from './articles-filters.ts';
import { CreateDialog } from './create-dialog.tsx';

function CreateButton({ kind }: { readonly kind: 'help' | 'news' }) {
  const { t } = useLingui();
  const { isBegun: isOpen, end } = useBegun(['article']);
  if (!useMay()('content.edit')) return null;
  return (
    <>
      <Button kind="primary" onClick={() => begin('article')}>{t`New article …`}</Button>
      {isOpen && <CreateDialog kind={kind} onClose={end} />}
    </>
  );
}

/** The articles of the help centre, group by group. */
export function HelpPage() {
  const { t } = useLingui();
  const columns = useArticleColumns();
  return (
    <ListPage>
      <List
        name="help"
        title={t`Help`}
        call={listArticles}
        filters={helpFilters}
        search={getRouteApi('/content/help').useSearch()}
        inputOf={(search) => ({ ...search, kind: 'help' as const })}
        idOf={({ id }) => id}
        linkOf={linkOf}
        emptyText={t`No article matches`}
        actions={<CreateButton kind="help" />}
        columns={[
          { id: 'title', title: t`Article`, cell: ({ title }) => title || t`Untitled` },
          { id: 'group', title: t`Group`, cell: ({ place }) => t(groupNames[place as HelpGroup]) },
          { id: 'sort', title: t`Place`, align: 'end', isCount: true, cell: ({ sort }) => sort },
          ...columns,
        ]}
      />
    </ListPage>
  );
}

/** The news, the newest first. */
export function NewsPage() {
  const { t } = useLingui();
  const columns = useArticleColumns();
  return (
    <ListPage>
      <List
        name="news"
        title={t`News`}
        call={listArticles}
        filters={newsFilters}
        search={getRouteApi('/content/news').useSearch()}
        inputOf={(search) => ({ ...search, kind: 'news' as const })}
        idOf={({ id }) => id}
        linkOf={linkOf}
        emptyText={t`No article matches`}
        actions={<CreateButton kind="news" />}
        columns={[
          { id: 'title', title: t`Article`, cell: ({ title }) => title || t`Untitled` },
          ...columns,
        ]}
      />
    </ListPage>
  );
}
