import type pg from 'pg';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import type { Head } from '../audit.store.ts';
import { hashEntry } from '../canonical-entry.ts';
import { sealReader } from '../seal-entries.ts';
import { countUnsealed, findUnsealed, listSealed, readHead } from './verify.store.ts';

export interface Break {
  fault: 'altered' | 'removed' | 'inserted' | 'cut off';
  /** The number of the entry; null if it cannot be known any more. */
  seq: bigint | null;
  position: bigint;
}

export interface Verdict {
  /** The first place where the chain does not hold, by the order of the entries. */
  broken: Break | null;
  /** The last position that was found good. */
  head: Head;
  /** Entries that wait for their seal. */
  unsealed: number;
}

/** How far it looks, and whom it tells how far it has come. */
export interface VerifyOptions {
  /** A head that was read in a log or metric earlier: a chain that ends before it, or has another hash there, was truncated or rewritten. */
  noted?: Head | undefined;
  /** The end of an earlier verification, to go on from there. What lies before it is not looked at. */
  since?: Head | undefined;
  /** Told after each stretch; what it throws ends the verification. */
  onProgress?: (done: Head, target: bigint) => Promise<void>;
}

/** So many are hashed at once; between two stretches the server answers others. */
const batchSize = 1000;
const origin: Head & { seq: bigint } = { position: 0n, hash: Buffer.alloc(0), seq: 0n };

type Link = typeof origin;

/** Follows the chain over the next seals: how far it holds, and what is wrong with the one after. */
async function followChain(client: pg.ClientBase, from: Link) {
  let last = from;
  const links = await listSealed(client, from.position, batchSize);
  for (const { position, seq, hash, entry } of links) {
    const next = last.position + 1n;
    const stop = (fault: Break['fault'], number: bigint | null) => ({
      last,
      upTo: seq,
      broken: { fault, seq: number, position: next },
    });
    if (position !== next) return stop('removed', null);
    if (entry === null) return stop('removed', seq);
    if (!hashEntry(last.hash, position, entry).equals(hash)) return stop('altered', seq);
    last = { position, seq, hash };
  }
  return { last, upTo: links.length < batchSize ? null : last.seq, broken: null };
}

const isSame = (noted: Head, link: Head) =>
  link.position === noted.position && noted.hash.equals(link.hash);

const faults: Record<Break['fault'], string> = {
  altered: 'the entry, or its seal, was altered after it had been sealed',
  removed: 'an entry was removed',
  inserted: 'the entry was put in after its place had been sealed, or its seal was removed',
  'cut off': 'the chain was cut off here, or made anew',
};

/** A break in one sentence, as commands and logs say it. */
export function sayBreak({ fault, seq, position }: Break): string {
  return `at position ${position}${seq === null ? '' : `, entry ${seq}`}: ${faults[fault]}`;
}

const cutOff = (position: bigint): Break => ({ fault: 'cut off', seq: null, position });

type Kept = Head & { passed: bigint };
type Progress = NonNullable<VerifyOptions['onProgress']>;

async function findBreak(client: pg.ClientBase, kept: Kept, start: Link, onProgress?: Progress) {
  let last = start;
  for (;;) {
    const part = await followChain(client, last);
    // At the end of the chain, the last numbers may belong to failed transactions.
    const inserted = await findUnsealed(client, last.seq, part.upTo ?? kept.passed);
    last = part.last;
    if (inserted !== null) {
      const { position } = last;
      return { last, broken: { fault: 'inserted' as const, seq: inserted, position } };
    }
    await onProgress?.(last, kept.position);
    if (part.broken || part.upTo === null) return { last, broken: part.broken };
  }
}

/** The chain where a head was noted, if it is still the same there. */
async function findLink(client: pg.ClientBase, noted: Head): Promise<Link | null> {
  if (noted.position === 0n) return origin;
  const [link] = await listSealed(client, noted.position - 1n, 1);
  return link && isSame(noted, link)
    ? { position: link.position, hash: link.hash, seq: link.seq }
    : null;
}

/** Recomputes the chain in one snapshot, the whole of it or what was added since an earlier time. */
export function verifyChain(
  { pool }: { pool: pg.Pool },
  { noted, since, onProgress }: VerifyOptions = {},
): Promise<Verdict> {
  return inSnapshot(pool, async (client) => {
    const kept = await readHead(client, sealReader);
    if (!kept) throw new Error('The chain of the audit has no head');
    const unsealed = await countUnsealed(client, kept.passed);
    const start = since ? await findLink(client, since) : origin;
    if (!start && since) {
      return { broken: cutOff(since.position), head: origin, unsealed };
    }
    const { last, broken } = await findBreak(client, kept, start ?? origin, onProgress);
    const end = async (): Promise<Break | null> => {
      if (!isSame(kept, last)) return cutOff(last.position + 1n);
      if (!noted) return null;
      return (await findLink(client, noted)) ? null : cutOff(noted.position);
    };
    return {
      broken: broken ?? (await end()),
      head: { position: last.position, hash: last.hash },
      unsealed,
    };
  });
}
