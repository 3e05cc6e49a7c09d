import { brandTags } from '@perya/contract/brands';
import { travellingTag } from '@perya/contract/brands/brand-tags';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import { documentKinds } from '@perya/contract/content/calls/documents';
import { articleKinds, articleLength } from '@perya/contract/content/staff-calls/articles';
import { helpGroupNames } from '@perya/contract/rules/content/help-groups';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import * as z from 'zod/mini';
import { checkRows, problemsOf } from '../../../platform/configuration/check-rows.ts';
import type {
  ConfigurationPart,
  PlainRow,
  RowProblem,
} from '../../../platform/configuration/part.ts';
import { checkWords, isFinished } from './check-words.ts';
import { documentTemplate } from './document-templates.ts';
import { isToFill } from './to-fill.ts';

const title = z.string().check(z.maxLength(articleLength.title));
const body = z.string().check(z.maxLength(articleLength.body));
const schema = z.strictObject({
  /** Of a document its brand and kind: there is one of each. */
  key: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: z.enum(articleKinds),
  place: z.string().check(z.maxLength(60)),
  sort: z.int(),
  words: z.strictObject({
    title: z.strictObject({ en: title, tl: title }),
    body: z.strictObject({ en: body, tl: body }),
  }),
});
type ArticleLine = z.output<typeof schema>;

/** The brand of a document may stand in the same file, so its tag alone is asked for its form. */
const places: Readonly<Record<ArticleLine['kind'], (place: string) => boolean>> = {
  document(place) {
    const [brand, kind, ...more] = place.split('/');
    const isKind = documentKinds.some((each) => each === kind) && more.length === 0;
    return isKind && travellingTag().safeParse(brand).success;
  },
  help: (place) => helpGroupNames.some((group) => group === place),
  news: (place) => place === '',
};

const place: Text = {
  en: 'there is no such place for a text',
  tl: 'walang ganitong lugar para sa teksto',
};
const unfinished: Text = {
  en: 'the text is missing in one language',
  tl: 'kulang sa isang wika ang teksto',
};
const toFill: Text = {
  en: 'the text still names what must be filled in',
  tl: 'may nakasulat pang kailangang punan sa teksto',
};
const unclean: Text = {
  en: 'the text has HTML that players are not shown',
  tl: 'may HTML sa teksto na hindi ipinapakita sa mga manlalaro',
};
async function problemsOfText({ key, kind, words, ...row }: ArticleLine): Promise<RowProblem[]> {
  const isOfPlace =
    places[kind](row.place) && (kind !== 'document' || key === `document:${row.place}`);
  const wrong = [
    !isOfPlace && place,
    !isFinished(kind, words) && unfinished,
    (isToFill(words.body.en) || isToFill(words.body.tl)) && toFill,
  ].flatMap((says) => (says ? [{ key, says }] : []));
  const refused = await problemsOf(key, () => {
    if (checkWords(kind, words).leftOut.length > 0) wrong.push({ key, says: unclean });
  });
  return [...wrong, ...refused];
}

/** By which a text is known in every installation: of a document its place, of the others the key that they were made with. */
const keySql = `case article.kind when 'document' then 'document:' || article.place else article.key end`;

const tableAt = (at: Date | null) =>
  at === null
    ? 'content.article'
    : `(select filled.* from platform.rows_at('content.article', $1) as kept (data), jsonb_populate_record(null::content.article, kept.data) as filled)`;

async function read(db: Pick<pg.ClientBase, 'query'>, at: Date | null): Promise<PlainRow[]> {
  const { rows } = await db.query<{ data: PlainRow }>(
    `select jsonb_build_object('key', ${keySql}, 'kind', article.kind, 'place', article.place,
       'sort', article.sort, 'words', version.words) as data
     from ${tableAt(at)} as article
     join content.version on version.article_id = article.id and version.number = article.in_force
     order by article.kind, article.place, article.sort, article.id`,
    at === null ? [] : [at],
  );
  return rows.map(({ data }) => data);
}

/** Whether players who had agreed to another text are asked again: they always are when it came with a file. */
const asksAgain = ({ kind, place: of }: ArticleLine) =>
  kind === 'document' && agreedKinds.some((agreed) => of.endsWith(`/${agreed}`));

/** The next version of a text, or the first one, in force at once. Earlier ones are kept for ever. */
async function save(tx: pg.ClientBase, row: ArticleLine, by: string): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    `with made as (
       insert into content.article (key, kind, place, sort, made_at, changed_by, changed_at)
       select $1::text, $2::text, $3::text, $4::integer, platform.clock(), $5::text, platform.clock()
       where not exists (select from content.article where ${keySql} = $1)
       returning id
     )
     select id from made union all select article.id from content.article where ${keySql} = $1`,
    [row.key, row.kind, row.place, row.sort, by],
  );
  const [article] = rows;
  if (!article) throw new Error(`The text ${row.key} was not kept`);
  await tx.query(
    `insert into content.version (article_id, number, words, follows, asks_agreement, published_by,
       published_at, reason)
     select article.id,
       (select coalesce(max(number), 0) + 1 from content.version where article_id = article.id),
       $2::jsonb, article.in_force, $3::boolean and article.in_force is not null, $4::text, platform.clock(), 'Configuration'
     from content.article where article.id = $1`,
    [article.id, JSON.stringify(row.words), asksAgain(row), by],
  );
  await tx.query(
    `update content.article set place = $2, sort = $3, revision = revision + 1, changed_by = $4,
       changed_at = platform.clock(),
       in_force = (select max(number) from content.version where article_id = $1)
     where id = $1`,
    [article.id, row.place, row.sort, by],
  );
}

/** The documents of every brand of its own, for a file that is still to be written. */
const template = (): ArticleLine[] =>
  brandTags().flatMap((brand) =>
    documentKinds.map((kind, sort) => ({
      key: `document:${brand}/${kind}`,
      kind: 'document' as const,
      place: `${brand}/${kind}`,
      sort,
      words: { title: { en: '', tl: '' }, body: documentTemplate(brand, kind) },
    })),
  );

const keyOf = ({ key }: PlainRow) => String(key ?? '');

/** The rows as they may be stored: written anew, as what staff type is. */
async function check(given: readonly unknown[], held: readonly PlainRow[]) {
  const refuse = async (rows: readonly PlainRow[]) =>
    (await Promise.all((rows as readonly ArticleLine[]).map(problemsOfText))).flat();
  const { rows, problems } = await checkRows({ schema, keyOf, refuse }, given, held);
  if (problems.length > 0) return { rows, problems };
  const clean = (rows as readonly ArticleLine[]).map((row) => ({
    ...row,
    words: checkWords(row.kind, row.words).words,
  }));
  return { rows: clean, problems };
}

/** Documents, help and news that players read, for the file by which configuration travels. Drafts stay where they are. */
export const articlePart = (cache: { expire(): void }): ConfigurationPart => ({
  name: 'content.articles',
  title: { en: 'Documents, help and news', tl: 'Mga dokumento, tulong at balita' },
  keyOf,
  check,
  read,
  async hold(tx) {
    await tx.query('lock table content.article in exclusive mode');
  },
  async write(tx, { saved, retired }, by) {
    for (const row of saved as readonly ArticleLine[]) await save(tx, row, by);
    await tx.query(
      `update content.article set in_force = null, revision = revision + 1, changed_by = $2,
         changed_at = platform.clock()
       where kind <> 'document' and key = any ($1::text[])`,
      [retired, by],
    );
  },
  isRetired: () => false,
  // Players have agreed to a document: another version can follow it, nothing takes it away.
  canRetire: ({ kind }) => kind !== 'document',
  template,
  afterCommit: cache.expire,
});
