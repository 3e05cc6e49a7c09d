import type pg from 'pg';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { Head } from './audit.store.ts';
import { hashEntry } from './canonical-entry.ts';
import type { AuditServices } from './dependencies.ts';
import { sealReader } from './seal-entries.ts';
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

const batchSize = 5000;
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

const isNoted = (noted: Head, link: Head) => noted.hash.equals(link.hash);

async function findBreak(client: pg.ClientBase, kept: Head & { passed: bigint }) {
  let last = origin;
  for (;;) {
    const part = await followChain(client, last);
    // At the end of the chain, the last numbers may belong to failed transactions.
    const inserted = await findUnsealed(client, last.seq, part.upTo ?? kept.passed);
    last = part.last;
    if (inserted !== null) {
      const { position } = last;
      return { last, broken: { fault: 'inserted' as const, seq: inserted, position } };
    }
    if (part.broken || part.upTo === null) return { last, broken: part.broken };
  }
}

/**
 * Recomputes the whole chain in one snapshot. `noted` is a head that was read in a log or metric
 * earlier: a chain that ends before it, or has another hash there, was truncated or rewritten.
 */
export function verifyChain({ pool }: AuditServices, noted: Head | null): Promise<Verdict> {
  return inSnapshot(pool, async (client) => {
    const kept = await readHead(client, sealReader);
    if (!kept) throw new Error('The chain of the audit has no head');
    const { last, broken } = await findBreak(client, kept);
    const cutOff = (position: bigint): Break => ({ fault: 'cut off', seq: null, position });
    const end = async (): Promise<Break | null> => {
      if (kept.position !== last.position || !isNoted(kept, last))
        return cutOff(last.position + 1n);
      if (noted === null) return null;
      const [link] = await listSealed(client, noted.position - 1n, 1);
      return link?.position === noted.position && isNoted(noted, link)
        ? null
        : cutOff(noted.position);
    };
    return {
      broken: broken ?? (await end()),
      head: { position: last.position, hash: last.hash },
      unsealed: await countUnsealed(client, kept.passed),
    };
  });
}
