import { say } from '@perya/contract/text';
import { useLanguage } from '../../lib/language/language-context.ts';
import { useSite } from '../../lib/site.ts';
import { FactsStrip } from './facts-strip.tsx';
import { FollowUs } from './follow-us.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { HomeFooter } from './home-footer.tsx';
import { InstallCard } from './install-card.tsx';
import { ResponsibleGaming } from './responsible-gaming.tsx';

/** The front of the fair. */
export function HomeScreen() {
  const { brand, index } = useSite();
  const { language } = useLanguage();
  const [headline = brand.tagline, ...news] = index?.top ?? [];
  return (
    <div className="page-column">
      <div className="home-head">
        <h1>{say(headline, language)}</h1>
        {news.map((line) => (
          <p key={line.en}>{say(line, language)}</p>
        ))}
      </div>
      <HeroCarousel banners={index?.banners ?? null} />
      <FactsStrip />
      <div className="home-pair">
        <ResponsibleGaming logos={index?.bottom ?? []} />
        <InstallCard />
      </div>
      <FollowUs links={index?.media ?? []} />
      <HomeFooter />
    </div>
  );
}
