import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { listTexts } from '@perya/contract/list-texts';
import { type HomeSection, visibleHomeSections } from '@perya/contract/rules/game-sections';
import { say } from '@perya/contract/text';
import { ErrorState } from '@perya/ui/states/error-state';
import { useSite } from '../../lib/page/site.ts';
import { useFailureToast } from '../../lib/query/use-failure-toast.ts';
import { BannerControl } from './banner-control.tsx';
import { categoryNames } from './category-names.ts';
import { GameRail } from './grid/game-rail.tsx';
import { SectionArrow } from './grid/section-arrow.tsx';
import { PlayedGames } from './played-games.tsx';

/** The index has no group for some sections; these are then without games. [G-144] */
function gamesOf(index: IndexData | null, section: HomeSection) {
  if (index === null) return null;
  const groups: Partial<Record<HomeSection, IndexData['list'][keyof IndexData['list']]>> =
    index.list;
  return groups[section] ?? [];
}

/** The sections of the home page, in the order of the screen. [G-009 G-012 G-013 G-022 G-240 G-241] */
export function HomeSections() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { index, hasIndexFailed, retryIndex } = useSite();
  const failedText = say(listTexts.failed, language);
  useFailureToast(hasIndexFailed ? 1 : 0, failedText);
  if (hasIndexFailed) {
    return <ErrorState title={failedText} retryLabel={t`Try again`} onRetry={retryIndex} />;
  }
  return (
    <>
      {index !== null && <BannerControl />}
      <PlayedGames />
      {visibleHomeSections.map((section) => (
        <GameRail
          key={section}
          title={t(categoryNames[section])}
          arrow={<SectionArrow section={section} />}
          games={gamesOf(index, section)}
          hidesHot={section === 'Hot Games'}
        />
      ))}
    </>
  );
}
