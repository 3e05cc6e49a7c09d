import type pg from 'pg';
import type { ObjectStore } from '../files/object-store.ts';
import { resealFile } from '../files/sealed-files.ts';
import { headBytes, keyIdOf, type RotatingKeyring } from '../keyring.ts';
import { createSealedColumnStore } from './sealed-column.store.ts';
import type { SealedColumn } from './stored-bytes.ts';

export interface RotationNeeds {
  pool: pg.Pool;
  ring: RotatingKeyring;
  columns: readonly SealedColumn[];
  /** The area of sealed files. */
  files: ObjectStore;
  /** Told after each batch. */
  onProgress?(place: string, done: number): void;
}

/** What became of one place. */
export interface Rotated {
  place: string;
  /** Sealed anew by this run. */
  done: number;
  /** Opened by no key of the ring. */
  unreadable: number;
  /** How many values each key seals afterwards; `none` where a value names none. */
  inUse: Map<string, number>;
}

const batchSize = 200;

/** The same value under the first key; null if no key opens it. */
function orNull(seal: () => Buffer): Buffer | null {
  try {
    return seal();
  } catch {
    return null;
  }
}

/**
 * Goes through the column in the order of its key. A value that somebody changes meanwhile is left to them: what
 * they write is sealed by the first key already, or found by the next turn.
 */
async function rotateColumn(needs: RotationNeeds, column: SealedColumn): Promise<Rotated> {
  const { ring, pool } = needs;
  const store = createSealedColumnStore(pool, column);
  const place = `${column.table}.${column.column}`;
  let done = 0;
  let unreadable = 0;
  let behind: string[] | null = null;
  for (;;) {
    const rows = await store.listOthers(ring.head, behind, batchSize);
    const anew = rows.flatMap((row) => {
      const value = orNull(() => ring.seal(ring.open(row.sealed)));
      return value === null ? [] : [{ ...row, anew: value }];
    });
    unreadable += rows.length - anew.length;
    if (anew.length > 0) done += await store.exchange(anew);
    needs.onProgress?.(place, done);
    behind = rows.at(-1)?.key ?? behind;
    if (rows.length < batchSize) break;
  }
  const heads = await store.countByHead();
  const inUse = new Map(heads.map(({ head, count }) => [keyIdOf(head) ?? 'none', count]));
  return { place, done, unreadable, inUse };
}

/** What became of a file: which key seals it now, or that none opens it. */
async function rotateFile({ ring, files }: RotationNeeds, key: string) {
  const head = await files.read(key, headBytes);
  if (head === null) return null;
  const left = { id: keyIdOf(head), isDone: false, isUnreadable: false };
  if (head.equals(ring.head)) return left;
  const was = await files.read(key);
  if (was === null) return null;
  const anew = orNull(() => resealFile(ring, was));
  if (anew === null) return { ...left, isUnreadable: true };
  const isDone = await files.replace(key, was, anew);
  return isDone ? { ...left, id: keyIdOf(anew), isDone } : left;
}

async function rotateFiles(needs: RotationNeeds): Promise<Rotated> {
  const rotated: Rotated = { place: 'sealed files', done: 0, unreadable: 0, inUse: new Map() };
  const tell = () => needs.onProgress?.(rotated.place, rotated.done);
  for await (const { key, isPartial } of needs.files.list()) {
    const file = isPartial ? null : await rotateFile(needs, key);
    if (file === null) continue;
    const id = file.id ?? 'none';
    rotated.inUse.set(id, (rotated.inUse.get(id) ?? 0) + 1);
    rotated.unreadable += Number(file.isUnreadable);
    rotated.done += Number(file.isDone);
    if (file.isDone && rotated.done % batchSize === 0) tell();
  }
  tell();
  return rotated;
}

/** Seals everything under the first key of the ring, while others read and write. It may be ended and begun anew. */
export async function rotateKeys(needs: RotationNeeds): Promise<Rotated[]> {
  const rotated: Rotated[] = [];
  for (const column of needs.columns) rotated.push(await rotateColumn(needs, column));
  return [...rotated, await rotateFiles(needs)];
}
