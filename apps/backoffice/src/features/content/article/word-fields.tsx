import { useLingui } from '@lingui/react/macro';
import {
  type ArticleKind,
  type ArticleWords,
  articleLength,
} from '@perya/contract/content/staff-calls/articles';
import type { Text } from '@perya/contract/text';
import { TextArea, TextField } from '../../../lib/fields/field.tsx';

interface WordFieldsProps {
  readonly kind: ArticleKind;
  readonly words: ArticleWords;
  readonly isReadOnly: boolean;
  readonly onChange: (words: ArticleWords) => void;
}

/** Both languages side by side; a document has no title of its own. */
export function WordFields({ kind, words, isReadOnly, onChange }: WordFieldsProps) {
  const { t } = useLingui();
  const names = { en: t`English`, tl: t`Tagalog` };
  const change = (part: keyof ArticleWords, language: keyof Text, text: string) =>
    onChange({ ...words, [part]: { ...words[part], [language]: text } });
  const hint =
    kind === 'document'
      ? t`Markdown: ## headings, **bold**, - lists, [words](https://…)`
      : t`HTML: h2, p, strong, em, ul, ol, li, blockquote, a. Whatever else is left out.`;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['en', 'tl'] as const).map((language) => (
        <div key={language} className="flex min-w-0 flex-col gap-3">
          {kind !== 'document' && (
            <TextField
              label={t`Title, ${names[language]}`}
              maxLength={articleLength.title}
              readOnly={isReadOnly}
              value={words.title[language]}
              onChange={(event) => change('title', language, event.target.value)}
            />
          )}
          <TextArea
            label={t`Text, ${names[language]}`}
            hint={hint}
            rows={20}
            maxLength={articleLength.body}
            readOnly={isReadOnly}
            spellCheck
            lang={language}
            className="font-mono"
            value={words.body[language]}
            onChange={(event) => change('body', language, event.target.value)}
          />
        </div>
      ))}
    </div>
  );
}
