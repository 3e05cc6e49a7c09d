import * as z from 'zod/mini';
import { policyBrand } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../fields.ts';
import { helpGroupNames } from '../../rules/content/help-groups.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';
import { documentKinds } from '../calls/documents.ts';

/** What staff write for players: documents, articles of the help centre and news. */
export const articleKinds = ['document', 'help', 'news'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Never published; in force; in force with a draft of something newer; taken away from players again. */
export const articleStates = ['draft', 'published', 'changed', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleLength = { title: 120, body: 50_000 } as const;

const title = z.string().check(z.trim(), z.maxLength(articleLength.title));
const body = z.string().check(z.maxLength(articleLength.body));
const words = z.object({
  title: z.object({ en: title, tl: title }),
  body: z.object({ en: body, tl: body }),
});
export type ArticleWords = z.output<typeof words>;

const row = z.object({
  id: id(),
  kind: z.enum(articleKinds),
  /** Of a document `brand/kind`, of help its group; news has none. */
  place: z.string(),
  title: z.string(),
  state: z.enum(articleStates),
  sort: z.int(),
  /** The version that players read. */
  in_force: z.nullable(z.int()),
  /** Rises with every change; a change names the one that it was made on. */
  revision: z.int(),
  changed_by: z.string(),
  changed_at: unixSeconds(),
});
export type ArticleRow = z.output<typeof row>;

const version = z.object({
  number: z.int(),
  /** The one that players read before it. */
  follows: z.nullable(z.int()),
  asks_agreement: z.boolean(),
  published_by: z.string(),
  published_at: unixSeconds(),
  reason: z.string(),
  /** How many players have agreed to it. */
  agreed: z.int(),
});
export type ArticleVersion = z.output<typeof version>;

const article = z.object({
  ...row.shape,
  /** What is edited: the draft, or else what was published last. */
  words,
  has_draft: z.boolean(),
  /** When the draft is published by itself, and who decided that; null where nobody did. */
  scheduled: z.nullable(z.object({ at: unixSeconds(), by: z.string() })),
  /** The newest first. */
  versions: z.array(version),
});
export type Article = z.output<typeof article>;

/** What cleaning has left out of the text, as `script` or `onclick`. */
const leftOut = { left_out: z.array(z.string()) };

export const listArticles = defineCall({
  method: 'GET',
  path: '/backoffice/api/content/articles',
  access: { staff: 'content.read' },
  summary: 'Documents, help or news, with their state',
  request: z.object({
    kind: z.enum(articleKinds),
    group: z.optional(z.enum(helpGroupNames)),
    brand: z.optional(policyBrand()),
    state: z.optional(z.enum(articleStates)),
    w: z.optional(z.string().check(z.maxLength(100))),
    ...listRequest,
  }),
  answer: listPage(row),
  errors: ['INVALID_INPUT'],
});

export const readArticle = defineCall({
  method: 'GET',
  path: '/backoffice/api/content/article',
  access: { staff: 'content.read' },
  summary: 'One article with its draft and its versions',
  request: z.object({ id: id() }),
  answer: article,
  errors: ['NOT_FOUND'],
});

export const readArticleVersion = defineCall({
  method: 'GET',
  path: '/backoffice/api/content/version',
  access: { staff: 'content.read' },
  summary: 'What a version says',
  request: z.object({ id: id(), number: wholeNumber(1, 1e6) }),
  answer: words,
  errors: ['NOT_FOUND'],
});

export const previewArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/preview',
  access: { staff: 'content.edit' },
  summary: 'A text as players would read it; nothing is stored',
  request: z.object({ kind: z.enum(articleKinds), brand: policyBrand(), words }),
  answer: z.object({ words, ...leftOut }),
  errors: ['WORDS_MARKUP', 'WORDS_UNREADABLE', 'LINK_UNSAFE'],
  refreshes: 'nothing',
});

export const createArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/create',
  access: { staff: 'content.edit' },
  summary: 'Begins an article of the help centre or the news, as a draft',
  request: z.object({
    /** Made by whoever sends it: what is sent twice is made once. */
    key: z.uuid(),
    kind: z.enum(['help', 'news']),
    group: z._default(z.enum(helpGroupNames), 'general'),
    title: z.object({ en: title, tl: title }),
  }),
  answer: article,
  errors: ['WORDS_MARKUP', 'WORDS_UNREADABLE'],
  refreshes: [listArticles],
});

export const beginDocument = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/begin-document',
  access: { staff: 'content.edit' },
  summary:
    'Begins a document of a brand as a draft, from a template that names in double brackets what must be filled in; one that is there is answered as it is',
  request: z.object({ brand: policyBrand(), document: z.enum(documentKinds) }),
  answer: article,
  refreshes: [listArticles],
});

export const saveArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/save',
  access: { staff: 'content.edit' },
  summary: 'Keeps a draft; players read what was published until the draft is published too',
  request: z.object({
    id: id(),
    revision: z.int(),
    words,
    /** Of help: where it stands; what is not named stays. */
    group: z.optional(z.enum(helpGroupNames)),
    sort: z.optional(wholeNumber(0, 9999)),
  }),
  answer: z.object({ article, ...leftOut }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'WORDS_MARKUP', 'WORDS_UNREADABLE', 'LINK_UNSAFE'],
  refreshes: [listArticles],
});

export const dropDraft = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/drop-draft',
  access: { staff: 'content.edit' },
  summary: 'Gives a draft up: what was published last is edited from here on',
  request: z.object({ id: id(), revision: z.int() }),
  answer: article,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE'],
  refreshes: [listArticles],
});

export const publishArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/publish',
  access: { staff: 'content.publish' },
  summary: 'Makes the draft the version that players read, from the next look on',
  request: z.object({
    id: id(),
    revision: z.int(),
    /** Of Terms of Use and Privacy Policy: players are asked to agree again. */
    asks_agreement: z._default(z.boolean(), false),
    reason: reason(),
  }),
  answer: article,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NOTHING_TO_PUBLISH',
    'ARTICLE_UNFINISHED',
    'ARTICLE_TO_FILL',
    'LEGAL_NEEDS_SECOND_PERSON',
  ],
  refreshes: [listArticles],
});

export const scheduleArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/schedule',
  access: { staff: 'content.publish' },
  summary: 'Lets the draft be published by itself at a moment, unless it is changed before',
  request: z.object({ id: id(), revision: z.int(), at: unixSeconds(), reason: reason() }),
  answer: article,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NOTHING_TO_PUBLISH',
    'ARTICLE_UNFINISHED',
    'ARTICLE_TO_FILL',
    'LEGAL_NEEDS_SECOND_PERSON',
    'PUBLICATION_PAST',
  ],
  refreshes: [listArticles],
});

export const unscheduleArticle = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/unschedule',
  access: { staff: 'content.publish' },
  summary: 'Takes back that the draft is published by itself',
  request: z.object({ id: id() }),
  answer: article,
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
  refreshes: [listArticles],
});

export const putInForce = defineCall({
  method: 'POST',
  path: '/backoffice/api/content/put-in-force',
  access: { staff: 'content.publish' },
  summary: 'Undoes a publication: players read an earlier version again, or nothing',
  request: z.object({
    id: id(),
    revision: z.int(),
    number: z.nullable(z.int()),
    reason: reason(),
  }),
  answer: article,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NOTHING_TO_CHANGE',
    'DOCUMENT_STAYS',
    'LEGAL_NEEDS_SECOND_PERSON',
  ],
  refreshes: [listArticles],
});

/** What can be asked for: the draft as it stands in a revision, or an earlier version again. */
const legalTextWanted = z.object({
  id: id(),
  revision: z.int(),
  /** The version that players read again; null for the draft. */
  number: z.nullable(z.int()),
  /** Of a draft of Terms of Use and Privacy Policy: players are asked to agree again. */
  asks_agreement: z.boolean(),
});
export type LegalTextWanted = z.output<typeof legalTextWanted>;

export const askLegalText = defineRequest({
  asks: 'content.legal',
  permission: 'content.legal',
  title: { en: 'Legal text', tl: 'Tekstong legal' },
  reasons: ['regulator', 'planned', 'mistake-of-house', 'other'],
  input: legalTextWanted,
  path: '/backoffice/api/content/ask-legal',
  summary: 'Asks a second person to put a legal text in force: its draft, or an earlier version',
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'NOTHING_TO_PUBLISH',
    'ARTICLE_UNFINISHED',
    'ARTICLE_TO_FILL',
    'NOTHING_TO_CHANGE',
  ],
});

export const askingForContentCalls = { askLegalText } as const;

export const staffArticlesCalls = {
  listArticles,
  readArticle,
  readArticleVersion,
  previewArticle,
  createArticle,
  beginDocument,
  saveArticle,
  dropDraft,
  publishArticle,
  scheduleArticle,
  unscheduleArticle,
  putInForce,
} as const;
