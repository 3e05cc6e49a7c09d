import type pg from 'pg';
import type { PlainRow } from '../../platform/configuration/part.ts';
import type { Recorded } from '../audit/index.ts';
import type { Change } from './file/compare.ts';

/** A file that waits for a second person. */
export interface Draft {
  id: bigint;
  parts: Readonly<Record<string, readonly PlainRow[]>>;
  changes: readonly Change[];
  digest: string;
  keptBy: bigint;
  keptName: string;
  keptAt: Date;
}

/** A file that was brought in, or one that was undone. */
export interface Import {
  id: bigint;
  at: Date;
  digest: string;
  changes: readonly Change[];
  askedBy: string;
  approvedBy: string;
  undoes: bigint | null;
  isUndone: boolean;
}

const draftColumns = 'id, parts, changes, digest, kept_by, kept_name, kept_at';
const importColumns = `i.id, i.at, i.digest, i.changes, i.asked_by, i.approved_by, i.undoes,
  exists (select from configuration.import u where u.undoes = i.id) as is_undone`;
/** As many are shown; the others stand in the audit. */
const shownMax = 50;

const drafts = (pool: pg.Pool) => ({
  async keepDraft(
    tx: Recorded,
    draft: Omit<Draft, 'id' | 'keptAt' | 'parts'> & {
      parts: ReadonlyMap<string, readonly PlainRow[]>;
    },
  ): Promise<bigint> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into configuration.draft (parts, changes, digest, kept_by, kept_name)
       values ($1, $2, $3, $4, $5) returning id`,
      [
        JSON.stringify(Object.fromEntries(draft.parts)),
        JSON.stringify(draft.changes),
        draft.digest,
        draft.keptBy,
        draft.keptName,
      ],
    );
    const [kept] = rows;
    if (!kept) throw new Error('The draft was not kept');
    return kept.id;
  },

  async listDrafts(): Promise<Draft[]> {
    const { rows } = await pool.query<Draft>(
      `select ${draftColumns} from configuration.draft order by id desc limit ${shownMax}`,
    );
    return rows;
  },

  async findDraft(id: bigint): Promise<Draft | null> {
    const { rows } = await pool.query<Draft>(
      `select ${draftColumns} from configuration.draft where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** It is gone then: a draft is carried out once. */
  async takeDraft(tx: Recorded, id: bigint): Promise<Draft | null> {
    const { rows } = await tx.query<Draft>(
      `delete from configuration.draft where id = $1 returning ${draftColumns}`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** A request lives for a day: what is older was declined, withdrawn or never asked for. */
  async forgetDrafts(): Promise<void> {
    await pool.query(
      `delete from configuration.draft where kept_at < platform.clock() - interval '2 days'`,
    );
  },
});

const imports = (pool: pg.Pool) => ({
  async addImport(tx: Recorded, wanted: Omit<Import, 'id' | 'at' | 'isUndone'>): Promise<bigint> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into configuration.import (digest, changes, asked_by, approved_by, undoes)
       values ($1, $2, $3, $4, $5) returning id`,
      [
        wanted.digest,
        JSON.stringify(wanted.changes),
        wanted.askedBy,
        wanted.approvedBy,
        wanted.undoes,
      ],
    );
    const [added] = rows;
    if (!added) throw new Error('What was brought in was not noted');
    return added.id;
  },

  async listImports(): Promise<Import[]> {
    const { rows } = await pool.query<Import>(
      `select ${importColumns} from configuration.import i order by i.id desc limit ${shownMax}`,
    );
    return rows;
  },

  async findImport(id: bigint, db: Pick<pg.ClientBase, 'query'> = pool): Promise<Import | null> {
    const { rows } = await db.query<Import>(
      `select ${importColumns} from configuration.import i where i.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** Until the end of the transaction: files are brought in and undone one after the other. */
  async takeTurn(tx: Recorded): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('configuration.import'))`);
  },
});

export function createConfigurationStore(pool: pg.Pool) {
  return {
    ...drafts(pool),
    ...imports(pool),
    /** From when on rows can be shown as they stood. */
    async historyBegins(): Promise<Date | null> {
      const { rows } = await pool.query<{ at: Date | null }>(
        'select platform.history_begins() as at',
      );
      return rows[0]?.at ?? null;
    },
  };
}

export type ConfigurationStore = ReturnType<typeof createConfigurationStore>;
