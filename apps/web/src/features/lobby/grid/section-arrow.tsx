import { useLingui } from '@lingui/react/macro';
import type { HomeSection } from '@perya/contract/rules/game-sections';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Link } from '@tanstack/react-router';
import { categoryNames } from '../category-names.ts';

const arrowClass =
  '-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-accent-strong hover:bg-accent-soft';

/** The hot games lead to their own list, every other section to its category by Popular. [G-011 G-014 G-015] */
export function SectionArrow({ section }: { readonly section: HomeSection }) {
  const { t } = useLingui();
  const name = t(categoryNames[section]);
  const label = t`See all: ${name}`;
  const drawn = <Icon drawing={chevronRightIcon} />;
  if (section === 'Hot Games') {
    return (
      <Link
        to="/s-game/sections/$sectionId"
        params={{ sectionId: section }}
        aria-label={label}
        title={label}
        className={arrowClass}
      >
        {drawn}
      </Link>
    );
  }
  return (
    <Link
      to="/s-game/category/$categoryId"
      params={{ categoryId: section }}
      search={{ sort: 'Popular' }}
      aria-label={label}
      title={label}
      className={arrowClass}
    >
      {drawn}
    </Link>
  );
}
