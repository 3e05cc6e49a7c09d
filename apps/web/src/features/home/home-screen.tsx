import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/page/site.ts';
import { HeroCarousel } from './hero-carousel.tsx';

interface HomeScreenProps {
  /** The search and the kinds of games, which are hydrated later too. */
  readonly ways: ReactNode;
  /** The sections of games and the footer, which are hydrated later. */
  readonly children: ReactNode;
}

/** The home page: headline, the ways into the lobby, banners, and the sections below. */
export function HomeScreen({ ways, children }: HomeScreenProps) {
  const { brand, index, hasIndexFailed } = useSite();
  const { language } = useLanguage();
  const [headline = brand.tagline, ...news] = index?.top ?? [];
  return (
    <div className="page-column home-page">
      <div className="home-lead">
        <div className="home-head">
          <h1>{say(headline, language)}</h1>
          {news.map((line) => (
            <p key={line.en}>{say(line, language)}</p>
          ))}
        </div>
        {ways}
        <HeroCarousel banners={hasIndexFailed ? [] : (index?.banners ?? null)} />
      </div>
      {children}
    </div>
  );
}
