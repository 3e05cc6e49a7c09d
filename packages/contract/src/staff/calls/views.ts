import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { listNames } from '../lists.ts';

/** More saved views of one list than this nobody finds anything in. */
export const viewsMax = 30;

const listName = () => z.enum(listNames);

/** What a view shows: the search of the list's address, and the columns if they were chosen. */
const shown = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A view needs a name'),
      z.maxLength(60, 'A name has at most 60 characters'),
    ),
  search: z.string().check(z.maxLength(1000)),
  columns: z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
};

const view = z.object({
  id: id(),
  ...shown,
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** Whose it is, as colleagues call them. */
  owner: z.string(),
});
export type SavedListView = z.output<typeof view>;

export const listViews = defineCall({
  method: 'GET',
  path: '/backoffice/api/views',
  access: { staff: 'own.use' },
  summary:
    'The own saved views of a list by name, then those that colleagues share, for whoever may read the list',
  request: z.object({ list: listName() }),
  answer: z.object({ rows: z.array(view) }),
});

export const saveView = defineCall({
  method: 'POST',
  path: '/backoffice/api/views',
  access: { staff: 'own.use' },
  summary: 'Saves a view of a list; one of the same name is replaced',
  request: z.object({
    list: listName(),
    ...shown,
    /** Every colleague who may read the list may use it; nobody else changes it. */
    is_shared: z._default(z.boolean(), false),
  }),
  answer: view,
  errors: ['VIEWS_FULL', 'FORBIDDEN'],
  refreshes: [listViews],
});

export const removeView = defineCall({
  method: 'POST',
  path: '/backoffice/api/views/remove',
  access: { staff: 'own.use' },
  summary: 'Removes an own saved view; answers whether there was one',
  request: z.object({ id: id() }),
  answer: z.boolean(),
  refreshes: [listViews],
});

export const viewsCalls = { listViews, saveView, removeView } as const;
