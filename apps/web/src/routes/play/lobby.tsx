import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { findCategory } from '@perya/contract/rules/game-categories';
import { findSection } from '@perya/contract/rules/game-sections';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { CategorySearch } from '../../features/lobby/category-page.tsx';
import { rootRoute } from '../root.tsx';

const CategoryPage = lazyRouteComponent(
  () => import('../../features/lobby/category-page.tsx'),
  'CategoryPage',
);
const SectionPage = lazyRouteComponent(
  () => import('../../features/lobby/section-page.tsx'),
  'SectionPage',
);

/** What an address holds is text, whatever it looks like. */
function readText(value: unknown): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

function Category() {
  const category = findCategory(sGameCategoryCategoryIdRoute.useParams().categoryId);
  const search = sGameCategoryCategoryIdRoute.useSearch();
  const navigate = sGameCategoryCategoryIdRoute.useNavigate();
  if (category === null) return null;
  const choose = ({ sort, brands }: CategorySearch) =>
    void navigate({
      search: { sort: readText(sort), brands: readText(brands) },
      replace: true,
      resetScroll: false,
    });
  return <CategoryPage key={category} category={category} search={search} onChoose={choose} />;
}

function Section() {
  const section = findSection(sGameSectionsSectionIdRoute.useParams().sectionId);
  return section === null ? null : <SectionPage key={section} section={section} />;
}

const sGameCategoryCategoryIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-game/category/$categoryId',
  staticData: { page: { title: msg`Games` } },
  validateSearch: (search: Record<string, unknown>): CategorySearch => ({
    sort: readText(search['sort']),
    brands: readText(search['brands']),
  }),
  beforeLoad: ({ context, params }) => {
    // The server cannot redirect here, so it renders no category.
    if (context.visit === null || findCategory(params.categoryId) !== null) return;
    throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => context.loadMessages('lobby'),
  component: withPage(CategoryPage, Category),
});

const sGameSectionsSectionIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-game/sections/$sectionId',
  staticData: { page: { title: msg`Games` } },
  beforeLoad: ({ context, params }) => {
    // The server cannot redirect here, so it renders no section.
    if (context.visit === null || findSection(params.sectionId) !== null) return;
    throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => context.loadMessages('lobby'),
  component: withPage(SectionPage, Section),
});

export const lobbyRoutes = [sGameCategoryCategoryIdRoute, sGameSectionsSectionIdRoute] as const;
