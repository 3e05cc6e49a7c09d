import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';

/**
 * `restricted` persons may not play by law, and with `sanctioned` ones nobody may deal; `pep` are politically exposed;
 * `watch` asks for a closer look.
 */
export const watchListKinds = ['restricted', 'sanctioned', 'pep', 'watch'] as const;

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

export const draftWatchList = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/watch-lists/draft',
  access: { staff: 'kyc.lists' },
  summary:
    'Keeps the rows of a CSV text for a request: name, birthday (YYYY-MM-DD or empty), note, or the columns that its first line names, as those of OpenSanctions; no list changes',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    kind: z.enum(watchListKinds),
    csv: z.string().check(z.maxLength(40_000_000)),
    /** Of a list that is longer than a request may be: the draft of one's own that these rows are added to. */
    draft: z.optional(id()),
  }),
  /** Lines that could not be read are named, and nothing is kept. */
  answer: z.object({
    draft: z.nullable(id()),
    entries: z.int(),
    problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  }),
  errors: ['WORDS_MARKUP', 'WORDS_UNREADABLE', 'NOT_FOUND'],
  refreshes: 'nothing',
});

const listWanted = z.object({ draft: id() });
export type ListWanted = z.output<typeof listWanted>;

export const askWatchList = defineRequest({
  asks: 'kyc.list',
  permission: 'kyc.lists',
  title: { en: 'List of persons', tl: 'Listahan ng mga tao' },
  reasons: ['regulator', 'planned', 'mistake-of-house', 'other'],
  input: listWanted,
  path: '/backoffice/api/kyc/watch-lists/ask',
  summary: 'Asks a second person to put the rows that were kept in the place of a list',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** The calls of requests serve it. */
export const askingForListsCalls = { askWatchList } as const;
export const watchListsCalls = { listWatchLists, listWatchEntries, draftWatchList } as const;
