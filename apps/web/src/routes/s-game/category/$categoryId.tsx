import { msg } from '@lingui/core/macro';
import { findCategory } from '@perya/contract/rules/game-categories';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { CategoryPage, type CategorySearch } from '../../../features/lobby/category-page.tsx';

/** What an address holds is text, whatever it looks like. */
function readText(value: unknown): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

function Category() {
  const category = findCategory(Route.useParams().categoryId);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (category === null) return null;
  const choose = ({ sort, brands }: CategorySearch) =>
    void navigate({
      search: { sort: readText(sort), brands: readText(brands) },
      replace: true,
      resetScroll: false,
    });
  return <CategoryPage key={category} category={category} search={search} onChoose={choose} />;
}

export const Route = createFileRoute('/s-game/category/$categoryId')({
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
  component: Category,
});
