import { useLingui } from '@lingui/react/macro';
import { listArticles } from '@perya/contract/content/staff-calls/articles';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { brandLabel, documentNames, documentOf } from '../article-words.ts';
import { linkOf, useArticleColumns } from './article-columns.tsx';
import { documentsFilters } from './articles-filters.ts';
import { BeginDocument } from './begin-document.tsx';

const route = getRouteApi('/content/documents');

/** The texts that players agree to and can read at any time, brand by brand. */
export function DocumentsPage() {
  const { t } = useLingui();
  const columns = useArticleColumns();
  return (
    <ListPage>
      <List
        name="documents"
        title={t`Documents`}
        call={listArticles}
        filters={documentsFilters}
        search={route.useSearch()}
        inputOf={(search) => ({ ...search, kind: 'document' as const })}
        idOf={({ id }) => id}
        linkOf={linkOf}
        emptyText={t`No document matches`}
        actions={<BeginDocument />}
        columns={[
          { id: 'name', title: t`Document`, cell: (row) => t(documentNames[documentOf(row).kind]) },
          { id: 'brand', title: t`Brand`, cell: (row) => brandLabel(documentOf(row).brand) },
          ...columns,
        ]}
      />
    </ListPage>
  );
}
