import type { KeyObject } from 'node:crypto';

export interface Hub88Options {
  operatorId: number;
  /** Its own, to sign with. */
  privateKey: KeyObject;
  /** The operator's, to know it by. */
  operatorKey: KeyObject;
  /** Where the operator's wallet answers, without a path of the wire. */
  walletUrl: () => string;
}

/** How it misbehaves; changed while it runs. */
export interface Hub88Switches {
  /** Answers nothing that the operator asks. */
  isDown: boolean;
  /** Signs with a key that nobody knows. */
  forges: KeyObject | null;
  /** Sends every request of the wallet twice at once. */
  isTwice: boolean;
  /** Loses the answer to every bet: it then takes the bet back, as its documents say. */
  losesBets: boolean;
  /** Grants free bets and loses the answer. */
  losesGrants: boolean;
}

/** A game that was opened for a player. */
export interface Hub88Session {
  user: string;
  token: string;
  game_code: string;
}

export interface Hub88Answer {
  status: string;
  balance?: number;
  request_uuid?: string;
  currency?: string;
  user?: string;
}

export const algorithm = 'RSA-SHA256';
export const signatureHeader = 'x-hub88-signature';
