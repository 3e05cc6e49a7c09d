import * as z from 'zod/mini';
import { type FundsProof, type FundsStatement, fundsStatement } from './calls/funds.ts';

/** What the proof shows, or what is wrong first. */
export type FundsCheck =
  | {
      isSound: true;
      statement: FundsStatement;
      /** Null where this browser cannot check a signature of this kind. */
      isSigned: boolean | null;
    }
  | { isSound: false; fault: 'player' | 'root' | 'total' | 'signature' };

interface Node {
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly sum: bigint;
}

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfBase64 = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A sum as eight bytes, the largest first. */
function bytesOfSum(sum: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, sum);
  return bytes;
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

async function leafOf({ salt, uid, sum }: FundsProof): Promise<Node> {
  const line = new TextEncoder().encode(`${uid} ${sum}`);
  return { hash: await sha256(leafMark, bytesOfHex(salt), line), sum: BigInt(sum) };
}

async function joined(left: Node, right: Node): Promise<Node> {
  const hash = await sha256(
    nodeMark,
    bytesOfSum(left.sum),
    left.hash,
    bytesOfSum(right.sum),
    right.hash,
  );
  return { hash, sum: left.sum + right.sum };
}

async function isSigned({ statement, signature, public_key }: FundsProof): Promise<boolean | null> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOfBase64(public_key), 'Ed25519', false, [
      'verify',
    ]);
    const text = new TextEncoder().encode(statement);
    return await crypto.subtle.verify('Ed25519', key, bytesOfBase64(signature), text);
  } catch (error) {
    // A key that is none must not pass for a browser that is old.
    return (error as Error).name === 'NotSupportedError' ? null : false;
  }
}

/**
 * Follows the line of this player up to the root, and holds root, total and signature against what was published. A line
 * of somebody else's would let one line stand for two players.
 */
export async function checkFunds(proof: FundsProof, uid: string): Promise<FundsCheck> {
  if (proof.uid !== uid) return { isSound: false, fault: 'player' };
  const statement = z.parse(fundsStatement, JSON.parse(proof.statement) as unknown);
  let node = await leafOf(proof);
  for (const { side, hash, sum } of proof.path) {
    const neighbour = { hash: bytesOfHex(hash), sum: BigInt(sum) };
    node = side === 'left' ? await joined(neighbour, node) : await joined(node, neighbour);
  }
  if (hexOf(node.hash) !== statement.root) return { isSound: false, fault: 'root' };
  const parts =
    BigInt(statement.balances) + BigInt(statement.withdrawals) + BigInt(statement.stakes);
  if (node.sum !== BigInt(statement.total) || parts !== node.sum) {
    return { isSound: false, fault: 'total' };
  }
  const signed = await isSigned(proof);
  if (signed === false) return { isSound: false, fault: 'signature' };
  return { isSound: true, statement, isSigned: signed };
}
