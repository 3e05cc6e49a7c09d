import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { CatalogueServices } from '../services.ts';

const isCalled = (words: string, ...names: readonly string[]) =>
  names.some((name) => name.toLowerCase() === words.toLowerCase());

/** Venues and games by code or a part of the name; there are some thousand at most. */
export function listingFinders({ desk }: Pick<CatalogueServices, 'desk'>): readonly Finder[] {
  return [
    {
      kind: 'venue',
      permission: 'games.read',
      async find(words) {
        return (await desk.findVenues(words, foundRowsMax)).map(({ code, name }) => ({
          id: code,
          name,
          about: code,
          amount: null,
          is_exact: isCalled(words, code, name),
        }));
      },
    },
    {
      kind: 'game',
      permission: 'games.read',
      async find(words) {
        const { rows } = await desk.page({ w: words, limit: foundRowsMax });
        return rows.map(({ code, name, platformName }) => ({
          id: code,
          name,
          about: `${code} · ${platformName}`,
          amount: null,
          is_exact: isCalled(words, code, name),
        }));
      },
    },
  ];
}
