import { useLingui } from '@lingui/react/macro';
import { policyBrands } from '@perya/contract/brands';
import { isApiError } from '@perya/contract/client-errors';
import {
  type Article,
  type ArticleWords,
  previewArticle,
} from '@perya/contract/content/staff-calls/articles';
import { isSafeHref, markupRules } from '@perya/contract/rules/content/markup';
import { Markdown } from '@perya/ui/prose/markdown';
import { type DrawLink, Markup } from '@perya/ui/prose/markup';
import '@perya/ui/prose/prose.css';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { SelectField } from '../../../lib/fields/field.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { PageState } from '../../../lib/show/page-state.tsx';
import { brandLabel, documentOf } from '../article-words.ts';

/** Paths of the player app lead nowhere here. */
const showLink: DrawLink = (href, children, key) => (
  <u key={key} title={href}>
    {children}
  </u>
);

interface PreviewPanelProps {
  readonly article: Article;
  /** As typed, saved or not. */
  readonly words: ArticleWords;
}

/** The text as players would read it, made by the server as it makes theirs; nothing is stored. */
export function PreviewPanel({ article, words }: PreviewPanelProps) {
  const { t } = useLingui();
  const isDocument = article.kind === 'document';
  const [brand, setBrand] = useState<string>(isDocument ? documentOf(article).brand : 'h5');
  const wanted = policyBrands().find((own) => own === brand) ?? 'h5';
  const { answer, state, error, reload } = useCall(previewArticle, {
    kind: article.kind,
    brand: wanted,
    words,
  });
  if (state === 'loading') return <Skeleton className="h-96" />;
  if (answer === null) {
    const says = isApiError(error) ? error.message : t`No connection. Try again.`;
    return <PageState title={says} actionLabel={t`Try again`} onAction={() => void reload()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {!isDocument && (
        <SelectField
          label={t`As players of`}
          options={policyBrands().map((value) => ({ value, label: brandLabel(value) }))}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          className="self-start"
        />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {(['en', 'tl'] as const).map((language) => (
          <article
            key={language}
            lang={language}
            aria-label={language === 'en' ? t`Preview, English` : t`Preview, Tagalog`}
            className="article-phone"
          >
            {!isDocument && (
              <h3 className="mb-2 font-bold text-[1.0625rem]">{answer.words.title[language]}</h3>
            )}
            {isDocument ? (
              <Markdown text={answer.words.body[language]} isSafeHref={isSafeHref} />
            ) : (
              <Markup html={answer.words.body[language]} rules={markupRules} link={showLink} />
            )}
          </article>
        ))}
      </div>
    </div>
  );
}
