import { foundRowsMax } from '@perya/contract/house/staff-calls/search';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { MembersStore } from './members.store.ts';

/** Colleagues by a part of name or email; a house has hundreds. */
export const memberFinder = ({ members }: { members: Pick<MembersStore, 'page'> }): Finder => ({
  kind: 'staff',
  permission: 'staff.read',
  async find(words) {
    const { rows } = await members.page({ search: words, limit: foundRowsMax });
    return rows.map(({ id, name, email }) => ({
      id: String(id),
      name,
      about: email,
      amount: null,
      is_exact: email.toLowerCase() === words.toLowerCase(),
    }));
  },
});
