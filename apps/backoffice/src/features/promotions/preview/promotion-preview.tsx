import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { type PromotionKindName, worthOf } from '@perya/contract/rules/promotions/kinds';
import { type Language, localeOf, say, type Text } from '@perya/contract/text';
import { useState } from 'react';
import { LanguageButtons } from '../../../lib/fields/language-buttons.tsx';
import { previewTexts } from './preview-texts.ts';

interface PromotionPreviewProps {
  readonly kind: PromotionKindName;
  readonly content: PromotionContent;
}

function PreviewCard({ kind, content, language }: PromotionPreviewProps & { language: Language }) {
  const { name_en, name_tl, terms_en, terms_tl, ends_at, wagering_times, claim_hours } = content;
  const read = (text: Text) => say(text, language);
  const { image } = content.rules;
  const conditions = [
    wagering_times > 0 && previewTexts.play(wagering_times),
    claim_hours !== null && previewTexts.collect(claim_hours),
    ends_at !== null && previewTexts.until(ends_at),
  ].filter((text) => text !== false);
  return (
    <article lang={localeOf(language)} className="promotion-preview">
      <header className="flex items-center gap-3">
        {typeof image === 'string' && (
          <img src={`${image}-96.webp`} alt="" width={48} height={48} />
        )}
        <span className="flex min-w-0 flex-col">
          <strong className="text-[1rem]">{read({ en: name_en, tl: name_tl })}</strong>
          <span className="promotion-worth">
            {read(previewTexts.worth(worthOf(kind, content.rules)))}
          </span>
        </span>
      </header>
      <p className="whitespace-pre-line">{read({ en: terms_en, tl: terms_tl })}</p>
      <ul className="text-ink-muted">
        {conditions.map((text) => (
          <li key={text.en}>{read(text)}</li>
        ))}
      </ul>
    </article>
  );
}

/** What players will read of it, in either language. */
export function PromotionPreview({ kind, content }: PromotionPreviewProps) {
  const { t } = useLingui();
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex items-center justify-between gap-2 font-semibold">
        {t`As players see it`}
        <LanguageButtons language={language} choose={setLanguage} />
      </figcaption>
      <PreviewCard kind={kind} content={content} language={language} />
    </figure>
  );
}
