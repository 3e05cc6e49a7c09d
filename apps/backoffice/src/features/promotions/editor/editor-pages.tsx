import { useLingui } from '@lingui/react/macro';
import {
  promotionKindNames,
  readStaffPromotion,
} from '@perya/contract/promotions/staff-calls/promotions';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { PageHead } from '../../../lib/show/page-head.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { usePromotionWords } from '../list/promotion-words.ts';
import { Editor } from './editor.tsx';
import { emptyForm, formOf } from './promotion-form.ts';

/** The next revision of a promotion, from its draft or from what stands. */
export function EditPage() {
  const { t } = useLingui();
  const { id } = getRouteApi('/promotions/edit/$id').useParams();
  const { nameOf } = usePromotionWords();
  const read = useCall(readStaffPromotion, { id: Number(id) });
  const name = read.answer ? nameOf(read.answer) : '';
  return (
    <CallPage
      title={t`Change a promotion`}
      heading={read.answer ? t`Change ${name}` : t`Change a promotion`}
      read={read}
      failedTitle={t`The promotion could not be loaded`}
    >
      {({ kind, content, draft, revisions }) => (
        <Editor
          title={t`Change a promotion`}
          kind={kind}
          id={Number(id)}
          seen={revisions[0]?.number ?? 0}
          first={formOf(kind, draft?.content ?? content)}
        />
      )}
    </CallPage>
  );
}

/** A promotion of a kind, from nothing. */
export function NewPage() {
  const { t } = useLingui();
  const params = getRouteApi('/promotions/new/$kind').useParams();
  const { kindName } = usePromotionWords();
  const [openedAt] = useState(() => Date.now());
  const kind = promotionKindNames.find((name) => name === params.kind);
  if (kind === undefined) return <PageState title={t`There is no such kind of promotion`} />;
  const name = kindName(kind);
  return (
    <section aria-label={t`New promotion`} className="flex min-h-0 grow flex-col overflow-y-auto">
      <PageHead
        heading={t`New promotion: ${name}`}
        about={t`It is kept as a draft until a second person publishes it.`}
      />
      <div className="px-4 pb-6">
        <Editor
          key={kind}
          title={t`New promotion`}
          kind={kind}
          id={null}
          seen={0}
          first={emptyForm(kind, openedAt)}
        />
      </div>
    </section>
  );
}
