import { useLingui } from '@lingui/react/macro';
import { type Article, readArticle } from '@perya/contract/content/staff-calls/articles';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { brandLabel, documentNames, documentOf } from '../article-words.ts';
import { ArticleDesk } from './article-desk.tsx';

function useArticleTitle(): (article: Article | null) => string {
  const { t } = useLingui();
  return (article) => {
    if (article === null) return t`Text`;
    if (article.kind !== 'document') return article.title || t`Untitled`;
    const { brand, kind } = documentOf(article);
    return `${t(documentNames[kind])} · ${brandLabel(brand)}`;
  };
}

/** One document or article: its draft, how players see it, and every version that they could read. */
export function ArticlePage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const read = useCall(readArticle, { id });
  const title = useArticleTitle()(read.answer);
  return (
    <CallPage title={title} read={read} failedTitle={t`The text could not be loaded`}>
      {(article) => (
        <ArticleDesk article={article} setArticle={read.setAnswer} reload={read.reload} />
      )}
    </CallPage>
  );
}
