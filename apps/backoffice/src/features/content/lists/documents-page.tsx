import { useLingui } from '@lingui/react/macro';
import { listPieces } from '@perya/contract/content/staff-calls/pieces';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { brandLabel, documentNames, documentOf } from '../piece-words.ts';
import { linkOf, usePieceColumns } from './piece-columns.tsx';
import { documentsFilters } from './pieces-filters.ts';

const route = getRouteApi('/content/documents');

/** The texts that players agree to and can read at any time, brand by brand. */
export function DocumentsPage() {
  const { t } = useLingui();
  const columns = usePieceColumns();
  return (
    <ListPage>
      <List
        name="documents"
        title={t`Documents`}
        call={listPieces}
        filters={documentsFilters}
        search={route.useSearch()}
        inputOf={(search) => ({ ...search, kind: 'document' as const })}
        idOf={({ id }) => id}
        linkOf={linkOf}
        emptyText={t`No document matches`}
        columns={[
          { id: 'name', title: t`Document`, cell: (row) => t(documentNames[documentOf(row).kind]) },
          { id: 'brand', title: t`Brand`, cell: (row) => brandLabel(documentOf(row).brand) },
          ...columns,
        ]}
      />
    </ListPage>
  );
}
