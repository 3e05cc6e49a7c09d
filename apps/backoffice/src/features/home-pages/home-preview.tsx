import { useLingui } from '@lingui/react/macro';
import type { HomeBanner, HomeWay } from '@perya/contract/content/staff-calls/home';
import { type Language, localeOf, say } from '@perya/contract/text';
import { useState } from 'react';
import { LanguageButtons } from '../../lib/fields/language-buttons.tsx';
import './home-pages.css';

interface HomePreviewProps {
  readonly banners: readonly HomeBanner[];
  readonly ways: readonly HomeWay[];
}

/** The top of the home page on a phone, in the language that is chosen above it. */
export function HomePreview({ banners, ways }: HomePreviewProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('en_US');
  const read = (en: string, tl: string) => say({ en, tl }, language);
  return (
    <figure aria-label={t`As players see it`} className="flex shrink-0 flex-col items-start gap-2">
      <LanguageButtons language={language} choose={setLanguage} />
      <div lang={localeOf(language)} className="home-phone">
        <div className="home-ways">
          {ways.map((way) => (
            <span key={way.link}>{read(way.name_en, way.name_tl)}</span>
          ))}
        </div>
        {banners.map((banner) => (
          <div key={banner.id} className="home-banner">
            {banner.picture !== '' && <img src={`${banner.picture}-400.webp`} alt="" />}
            <div>
              <strong>{read(banner.title_en, banner.title_tl)}</strong>
              <span>{read(banner.body_en, banner.body_tl)}</span>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
