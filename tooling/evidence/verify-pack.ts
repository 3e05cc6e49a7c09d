import { createHash, createPublicKey, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

/** It imports nothing of the product: what it finds does not rest on the word of whoever is looked at. */

interface Part {
  name: string;
  rows: number;
  root: string;
}

interface Statement {
  day: string;
  previous: string;
  parts: Part[];
  root: string;
  key: string;
}

export interface VerifiedPack {
  day: string;
  /** SHA-256 of the statement, which the next day names. */
  hash: string;
  previous: string;
  publicKey: string;
  rows: number;
  /** Runs of controls that found something, by their names. */
  broken: string[];
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 6962: two by two, level by level; who has no neighbour goes up as they are. */
function merkleRoot(lines: readonly string[]): string {
  let level = lines.map((line) => sha256(Buffer.of(0), line));
  if (level.length === 0) return sha256('').toString('hex');
  while (level.length > 1) {
    const next: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] as Buffer;
      const right = level[at + 1];
      next.push(right ? sha256(Buffer.of(1), left, right) : left);
    }
    level = next;
  }
  return (level[0] as Buffer).toString('hex');
}

/** Money neither appears nor vanishes: the legs of every posting sum to zero. */
function requireZero(line: string): void {
  const legs = (JSON.parse(line) as [...unknown[], [number, string, number | string][]]).at(-1);
  const sum = (legs as [number, string, number | string][]).reduce(
    (total, [, , amount]) => total + BigInt(amount),
    0n,
  );
  if (sum !== 0n) throw new Error(`the legs of a posting sum to ${sum}: ${line}`);
}

const brokenOf = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as (number | string)[])
    .filter((run) => Number(run.at(-1)) > 0)
    .map((run) => String(run[1]));

/** Computes a pack anew from its lines; throws what is wrong first. */
export function verifyPack(bytes: Buffer): VerifiedPack {
  const lines = gunzipSync(bytes).toString('utf8').split('\n').slice(0, -1);
  const [first = '{}', ...rows] = lines;
  const head = JSON.parse(first) as Record<'statement' | 'signature' | 'public_key', string>;
  const key = Buffer.from(head.public_key, 'base64');
  const signature = Buffer.from(head.signature, 'base64');
  const statement = JSON.parse(head.statement) as Statement;
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(head.statement), publicKey, signature)) {
    throw new Error('the signature is not of the statement');
  }
  if (!sha256(key).toString('hex').startsWith(statement.key)) {
    throw new Error('the statement names another key');
  }
  let at = 0;
  let broken: string[] = [];
  for (const { name, rows: count, root } of statement.parts) {
    const those = rows.slice(at, at + count);
    at += count;
    if (those.length !== count || merkleRoot(those) !== root) {
      throw new Error(`the rows of ${name} are not what was signed`);
    }
    if (name === 'ledger') those.forEach(requireZero);
    if (name === 'controls') broken = brokenOf(those);
  }
  if (at !== rows.length) throw new Error('there are rows that nobody signed');
  const parts = statement.parts.map(({ name, rows: count, root }) => `${name} ${count} ${root}`);
  if (merkleRoot(parts) !== statement.root) throw new Error('the root is not of the parts');
  return {
    day: statement.day,
    hash: sha256(head.statement).toString('hex'),
    previous: statement.previous,
    publicKey: head.public_key,
    rows: rows.length,
    broken,
  };
}

/** Each day names the one before it; throws where one of these does not. */
export function requireChain(packs: readonly VerifiedPack[]): void {
  const sorted = packs.toSorted((a, b) => a.day.localeCompare(b.day));
  for (const [place, pack] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before && pack.previous !== before.hash) {
      throw new Error(`${pack.day} does not follow ${before.day}`);
    }
  }
}
