import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { say } from '@perya/contract/text';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { DeskStore } from './desk.store.ts';

/** Promotions by number or a part of their name; there are some hundreds at most. */
export const promotionFinder = ({ desk }: { desk: Pick<DeskStore, 'page'> }): Finder => ({
  kind: 'promotion',
  permission: 'promotions.read',
  async find(words, { language }) {
    const { rows } = await desk.page({ q: words, limit: foundRowsMax });
    return rows.map(({ id, name, kind }) => ({
      id: String(id),
      name: say(name, language),
      about: `${say(promotionKinds[kind].title, language)} · ${id}`,
      amount: null,
      is_exact: [String(id), name.en, name.tl].some(
        (each) => each.toLowerCase() === words.toLowerCase(),
      ),
    }));
  },
});
