import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type DocumentKind,
  getFaq,
  getPrivacy,
  getStatement,
  getTerms,
} from '@perya/contract/content/calls/documents';
import { isSafeHref } from '@perya/contract/rules/content/markup';
import { Card } from '@perya/ui/card';
import { Markdown } from '@perya/ui/prose/markdown';
import { LoadingState } from '@perya/ui/states/loading-state';
import '@perya/ui/prose/prose.css';

import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { ReadHead } from '../../lib/page/page-head.tsx';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { QuestionList } from './question-list.tsx';

const callOf = { terms: getTerms, privacy: getPrivacy, faq: getFaq, stmt: getStatement } as const;

const titles: Record<DocumentKind, MessageDescriptor> = {
  terms: msg`Terms of Use`,
  privacy: msg`Privacy Policy`,
  faq: msg`FAQ`,
  stmt: msg`Responsible gaming statement`,
};

/** One of the house's texts, on a page of its own. [M-052 G-070 G-071 G-072] */
export function DocumentPage({ kind }: { readonly kind: DocumentKind }) {
  const { t } = useLingui();
  const { answer: text, state, reload } = useDocument(kind);
  return (
    <div className="page-column page-narrow">
      <ReadHead
        title={t(titles[kind])}
        labels={{ back: t`Back`, player: t`Back to My`, visitor: t`Back to home` }}
      />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="flex flex-col gap-3">
          {['w-2/5', 'w-full', 'w-11/12', 'w-3/4', 'w-1/3', 'w-5/6'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </LoadingState>
      )}
      {text !== null && kind === 'faq' && <QuestionList text={text} />}
      {text !== null && kind !== 'faq' && (
        <Card>
          <Markdown text={text} isSafeHref={isSafeHref} />
        </Card>
      )}
    </div>
  );
}

/** A text of the brand in the language of the page. What was read once in this visit shows at once. */
function useDocument(kind: DocumentKind) {
  const brand = usePolicyBrand();
  return useCall(callOf[kind], { brand }, { isPerLanguage: true, isCachedForSession: true });
}
