/** A fault with the name that the page says it by. */
export class PackFault extends Error {
  constructor(name: string, message: string, about?: string);
  readonly fault: string;
  readonly about: string;
}

export interface RoundSum {
  /** Hours since 1970. */
  hour: number;
  venue: string;
  game: string;
  rounds: number;
  staked: bigint;
  won: bigint;
}

export interface VerifiedPack {
  day: string;
  statement: string;
  /** SHA-256 of the statement, which the next day names. */
  hash: string;
  previous: string;
  publicKey: string;
  rows: number;
  /** Runs of controls that found something, by their names. */
  broken: string[];
  rounds: RoundSum[];
  /** Lines of gaming days that were closed on the day. */
  figures: unknown[][];
}

export interface PublishedDay {
  day: string;
  statement: string;
}

export function verifyPack(bytes: Uint8Array): Promise<VerifiedPack>;
export function requireChain(packs: readonly VerifiedPack[]): void;
export function readPublished(text: string): PublishedDay[];
export function requirePublished(
  packs: readonly VerifiedPack[],
  published: readonly PublishedDay[],
): number;
