import type { Text } from '@perya/contract/text';
import type pg from 'pg';
import type { StaffPictures } from '../files/staff-pictures.ts';

/** A row of configuration as a file has it: plain JSON. */
export type PlainRow = Readonly<Record<string, unknown>>;

/** Why a row of a file cannot stand here. */
export interface RowProblem {
  key: string;
  says: Text;
}

export interface CheckedRows {
  /** As they would be written. */
  rows: readonly PlainRow[];
  problems: readonly RowProblem[];
}

/** What is written of a part, in one transaction with what is written of the others. */
export interface RowChanges {
  saved: readonly PlainRow[];
  /** By their keys: closed, hidden or retired, for nothing is deleted that a record may name. */
  retired: readonly string[];
}

/** Pictures that staff have sent, which travel with the rows that show them. */
export interface RowPictures {
  /** Addresses that a row shows; of a row that was not judged yet. */
  of(row: PlainRow): readonly unknown[];
  store: Pick<StaffPictures, 'readFiles' | 'bring'>;
}

/** What a module gives to the file by which configuration travels. None of it is a secret or a person. */
export interface ConfigurationPart {
  /** As the file names it, by module and thing: `kyc.branches`. */
  readonly name: string;
  readonly title: Text;
  keyOf(row: PlainRow): string;
  /** Judges all rows of a file, beside those that are here. */
  check(rows: readonly unknown[], held: readonly PlainRow[]): Promise<CheckedRows>;
  /** What stands, or what stood at a moment, in the order of the keys. */
  read(db: Pick<pg.ClientBase, 'query'>, at: Date | null): Promise<PlainRow[]>;
  /** Whether what stood at a moment is known; where it is not, the part is left out and no empty one takes its rows away. */
  isKept?(db: Pick<pg.ClientBase, 'query'>, at: Date): Promise<boolean>;
  /** Lets nobody else change anything of it until the transaction ends. */
  hold(tx: pg.ClientBase): Promise<void>;
  write(tx: pg.ClientBase, changes: RowChanges, by: string): Promise<void>;
  /** Whether a row is taken away already, so that a file need not name it. */
  isRetired(row: PlainRow): boolean;
  /** Whether a row that a file leaves out is taken away; where not, it stays. */
  canRetire(row: PlainRow): boolean;
  /** What a file that is still to be written begins with; null where every installation has the rows itself. */
  template?(): readonly PlainRow[] | null;
  pictures?: RowPictures;
  /** For what this process keeps in memory. */
  afterCommit?(): void;
}
