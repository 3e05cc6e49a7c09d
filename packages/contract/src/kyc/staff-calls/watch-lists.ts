import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

/** `restricted` persons may not play by law; `watch` asks for a closer look. */
export const watchListKinds = ['restricted', 'watch'] as const;

const watchList = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(watchListKinds),
  entries: z.int(),
  imported_at: unixSeconds(),
  imported_by: z.string(),
});
export type WatchList = z.output<typeof watchList>;

export const listWatchLists = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/watch-lists',
  access: { staff: 'kyc.read' },
  summary: 'The lists of persons that submissions are held against',
  request: z.object({}),
  answer: z.object({ lists: z.array(watchList) }),
});

const watchEntry = z.object({
  id: id(),
  name: z.string(),
  birthday: z.nullable(z.string()),
  note: z.string(),
});
export type WatchEntry = z.output<typeof watchEntry>;

export const listWatchEntries = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/watch-lists/entries',
  access: { staff: 'kyc.documents' },
  summary: 'The persons on a list',
  request: z.object({
    ...listRequest,
    list: id(),
    name: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: listPage(watchEntry),
  errors: ['NOT_FOUND'],
});

export const importWatchList = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/watch-lists/import',
  access: { staff: 'kyc.lists' },
  summary: 'Replaces a list by the rows of a CSV text: name, birthday (YYYY-MM-DD or empty), note',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    kind: z.enum(watchListKinds),
    csv: z.string().check(z.maxLength(4_000_000)),
  }),
  /** Lines that could not be read are named and nothing is replaced. */
  answer: z.object({
    imported: z.int(),
    problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  }),
  refreshes: [listWatchLists, listWatchEntries],
});

export const watchListsCalls = { listWatchLists, listWatchEntries, importWatchList } as const;
