import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { say } from '@perya/contract/text';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { ContentServices } from '../services.ts';

/** Documents, help and news by a part of the title or their place; there are some hundreds at most. */
export const articleFinder = ({ articles }: Pick<ContentServices, 'articles'>): Finder => ({
  kind: 'document',
  permission: 'content.read',
  async find(words, { language }) {
    const rows = await articles.findTitled(words, foundRowsMax);
    return rows.map(({ id, title, place }) => ({
      id: String(id),
      name: say(title, language),
      about: place,
      amount: null,
      is_exact: [title.en, title.tl, place].some(
        (each) => each.toLowerCase() === words.toLowerCase(),
      ),
    }));
  },
});
