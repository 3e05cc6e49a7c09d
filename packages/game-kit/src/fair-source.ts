import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawBelow } from './bounded-draw.ts';
import type { RandomSource } from './random.ts';

/** What a round's chance is made of. The seeds are taken as the texts they are shown as. */
export interface FairSeeds {
  /** 64 hexadecimal digits, secret until the round is over. */
  serverSeed: string;
  /** Chosen by the player. */
  clientSeed: string;
  /** Counts the player's rounds, so that the same seeds never give the same round twice. */
  nonce: number;
}

export interface FairSource extends RandomSource {
  /** How many words have been taken; a round that waits for a move goes on from here. */
  readonly cursor: number;
}

const wordBytes = 4;
const wordsPerBlock = 8;

export const clientSeedPattern = /^[\x21-\x7e]{1,64}$/;

/** Shown before the bet: whoever knows it can check afterwards that the seed was not exchanged. */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * The stream of a round: HMAC-SHA256 with the server seed as key over
 * `clientSeed:nonce:block`, block by block, read as 32-bit big-endian words.
 */
export function createFairSource(seeds: FairSeeds, startCursor = 0): FairSource {
  const key = utf8ToBytes(seeds.serverSeed);
  let cursor = startCursor;
  let blockNumber = -1;
  let view = new DataView(new ArrayBuffer(0));
  const nextWord = () => {
    const wanted = Math.floor(cursor / wordsPerBlock);
    if (wanted !== blockNumber) {
      const message = utf8ToBytes(`${seeds.clientSeed}:${seeds.nonce}:${wanted}`);
      const block = hmac(sha256, key, message);
      view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      blockNumber = wanted;
    }
    const word = view.getUint32((cursor % wordsPerBlock) * wordBytes);
    cursor += 1;
    return word;
  };
  return {
    below: (bound) => drawBelow(bound, nextWord),
    get cursor() {
      return cursor;
    },
  };
}
