import { promotionWanted } from '@perya/contract/promotions/staff-calls/deciding';
import {
  type PromotionContent,
  promotionKind,
} from '@perya/contract/promotions/staff-calls/promotions';
import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import * as z from 'zod/mini';
import { checkRows, problemsOf } from '../../../../platform/configuration/check-rows.ts';
import type {
  ConfigurationPart,
  PlainRow,
  RowProblem,
} from '../../../../platform/configuration/part.ts';
import { isKeptAt } from '../../../../platform/configuration/row-part.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type PromotionFields, readContent } from '../deciding/read-content.ts';
import { presentContent } from '../desk.present.ts';
import type { DeskServices } from '../services.ts';
import {
  bringPromotion,
  endPromotions,
  holdPromotions,
  listTaken,
  passPromotionNumbers,
  readTravelling,
  type TakenNumber,
  travellingStates,
} from './promotion-part.store.ts';

const terms = z.string().check(z.trim(), z.maxLength(1000));
const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(999_999_999)),
  kind: promotionKind,
  state: z.enum(travellingStates),
  ...promotionWanted.shape,
  /** One of an earlier release has none. */
  terms_en: terms,
  terms_tl: terms,
});
type PromotionLine = z.output<typeof schema>;

const named: Text = {
  en: 'it names players, who are each house’s own',
  tl: 'may pinangalanan itong mga manlalaro, na sa bawat bahay mismo',
};
const termsMissing: Text = {
  en: 'its terms are missing in one language',
  tl: 'kulang sa isang wika ang mga tuntunin nito',
};
const taken: Text = {
  en: 'a draft of this house, or a promotion for players who are named, has its number',
  tl: 'may draft dito, o promosyon para sa pinangalanang manlalaro, na may ganitong numero',
};
const otherKind: Text = {
  en: 'a promotion of another kind has its number here',
  tl: 'may promosyon dito na ibang uri na may ganitong numero',
};

/** One that is over may travel too: it gives nobody anything. */
const wheneverItEnds = new Date(0);

function fieldsOf({ id: _id, kind, state: _state, ...content }: PromotionLine): PromotionFields {
  return readContent(kind, content, wheneverItEnds);
}

async function problemsOfLine(
  row: PromotionLine,
  here: TakenNumber | undefined,
): Promise<RowProblem[]> {
  const key = String(row.id);
  const wrong = [
    row.audience.uids !== undefined && named,
    (row.terms_en === '') !== (row.terms_tl === '') && termsMissing,
    here?.staysHere && taken,
    here !== undefined && !here.staysHere && here.kind !== row.kind && otherKind,
  ].flatMap((says) => (says ? [{ key, says }] : []));
  const refused = await problemsOf(key, () => {
    const { budget } = fieldsOf(row);
    if (here && budget !== null && budget < here.spent) throw new Refusal('PROMOTION_SPENT');
  });
  return [...wrong, ...refused];
}

const contentOf = ({ id: _id, kind: _kind, state: _state, ...content }: PromotionLine) => content;

async function problemsOfAll(
  db: Pick<pg.ClientBase, 'query'>,
  rows: readonly PromotionLine[],
): Promise<RowProblem[]> {
  const here = await listTaken(
    db,
    rows.map(({ id }) => id),
  );
  const found = rows.map((row) =>
    problemsOfLine(
      row,
      here.find(({ id }) => id === row.id),
    ),
  );
  return (await Promise.all(found)).flat();
}

const keyOf = ({ id }: PlainRow) => String(id ?? '');

/** What was published once, for the file by which configuration travels; never what a player has of it, nor what it has cost. */
export function promotionPart({
  pool,
  cache,
}: Pick<DeskServices, 'cache'> & { pool: pg.Pool }): ConfigurationPart {
  return {
    name: 'promotions.promotions',
    title: { en: 'Promotions', tl: 'Mga promosyon' },
    keyOf,
    check: (given, held) =>
      checkRows(
        { schema, keyOf, refuse: (rows) => problemsOfAll(pool, rows as readonly PromotionLine[]) },
        given,
        held,
      ),
    async read(db, at) {
      const rows = await readTravelling(db, at);
      return rows.map((row) => {
        const { id, kind, state } = row;
        return { id, kind, state, ...presentContent(row) };
      });
    },
    isKept: (db, at) => isKeptAt(db, 'promotions.promotion', at),
    hold: holdPromotions,
    async write(tx, { saved, retired }, by) {
      const rows = saved as readonly PromotionLine[];
      // What stood when the file was judged may have moved until everything was held.
      const [problem] = await problemsOfAll(tx, rows);
      if (problem) throw new Refusal('CONFIGURATION_WRONG', problem.says);
      for (const row of rows) {
        const { id, kind, state } = row;
        const content: PromotionContent = contentOf(row);
        await bringPromotion(tx, { id, kind, state, fields: fieldsOf(row), content }, by);
      }
      await endPromotions(tx, retired.map(Number));
      await passPromotionNumbers(tx);
    },
    isRetired: ({ state, ends_at }) =>
      state === 'ended' || (ends_at !== null && Number(ends_at) * 1000 <= Date.now()),
    canRetire: () => true,
    template: () => [],
    afterCommit: cache.expire,
  };
}
