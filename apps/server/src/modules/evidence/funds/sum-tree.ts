import { createHmac } from 'node:crypto';
import { sha256 } from '../days/merkle.ts';

/** A node of the tree: what is below it, hashed, and what is owed there. */
export interface SumNode {
  hash: Buffer;
  sum: bigint;
}

export interface PathStep extends SumNode {
  /** On which side the neighbour stands. */
  side: 'left' | 'right';
}

const leafMark = Buffer.of(0);
const nodeMark = Buffer.of(1);
const saltBytes = 16;
export const orderBytes = 16;

function bytesOf(sum: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(sum);
  return bytes;
}

const drawn = (secret: Buffer, what: string, uid: bigint) =>
  createHmac('sha256', secret).update(`${what} ${uid}`).digest();

/** What keeps others from guessing whose line it is; the player learns it with the proof. */
export const saltOf = (secret: Buffer, uid: bigint) =>
  drawn(secret, 'salt', uid).subarray(0, saltBytes);

/** Where a line stands among the others: nobody's neighbour is who registered next. */
export const orderOf = (secret: Buffer, uid: bigint) =>
  drawn(secret, 'order', uid).subarray(0, orderBytes);

export const leafOf = (secret: Buffer, uid: bigint, sum: bigint): SumNode => ({
  hash: sha256(leafMark, saltOf(secret, uid), `${uid} ${sum}`),
  sum,
});

const joined = (left: SumNode, right: SumNode): SumNode => ({
  hash: sha256(nodeMark, bytesOf(left.sum), left.hash, bytesOf(right.sum), right.hash),
  sum: left.sum + right.sum,
});

/** The next level: pairs become one, and one without a neighbour rises as it is. */
function levelAbove(nodes: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const left = nodes[at];
    const right = nodes[at + 1];
    if (left) above.push(right ? joined(left, right) : left);
  }
  return above;
}

/** The root of a tree; of no lines at all the hash of nothing. */
export function rootOfSums(nodes: readonly SumNode[]): SumNode {
  let level = [...nodes];
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? { hash: sha256(''), sum: 0n };
}

/** The neighbours on the way from a node to the root. */
export function pathOf(nodes: readonly SumNode[], place: number): PathStep[] {
  const path: PathStep[] = [];
  let level = [...nodes];
  for (let at = place; level.length > 1; at = Math.floor(at / 2)) {
    const neighbour = level[at % 2 === 0 ? at + 1 : at - 1];
    if (neighbour) path.push({ ...neighbour, side: at % 2 === 0 ? 'right' : 'left' });
    level = levelAbove(level);
  }
  return path;
}
