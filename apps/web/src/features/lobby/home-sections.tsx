import { useLingui } from '@lingui/react/macro';
import type { IndexData } from '@perya/contract/calls/index-data';
import { type HomeSection, visibleHomeSections } from '@perya/contract/rules/game-sections';
import { useSite } from '../../lib/page/site.ts';
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

/** The sections of the home page, in the order of the screen. [G-009 G-012 G-013 G-022] */
export function HomeSections() {
  const { t } = useLingui();
  const { index } = useSite();
  return (
    <>
      <PlayedGames />
      {visibleHomeSections.map((section) => (
        <GameRail
          key={section}
          title={t(categoryNames[section])}
          arrow={<SectionArrow section={section} />}
          games={gamesOf(index, section)}
        />
      ))}
    </>
  );
}
