import { createHmac } from 'node:crypto';

export interface SoftswissOptions {
  casinoId: string;
  authToken: string;
  /** Where the operator's wallet answers. */
  walletUrl: () => string;
}

/** How it misbehaves; changed while it runs. */
export interface SoftswissSwitches {
  /** Answers nothing that the operator asks. */
  isDown: boolean;
  /** Signs with a token that nobody knows. */
  forges: string | null;
  /** Sends every request of the wallet twice at once. */
  isTwice: boolean;
  /** Loses the answer to every bet: it then takes the bet back. */
  losesBets: boolean;
  /** Issues free spins and loses the answer. */
  losesGrants: boolean;
}

/** A game that was opened for a player. */
export interface SoftswissSession {
  player_id: string;
  game_id: string;
  currency: string;
  session_payload: string;
}

/** Free spins as the casino has issued them. */
export interface SoftswissIssue {
  issue_id: string;
  freespins_quantity: number;
  bet_amount: string;
  games: string[];
  valid_until: string;
  player: { id: string };
  is_cancelled: boolean;
}

export interface SoftswissAnswer {
  balance?: string;
  round_id_casino?: string;
  transactions?: { id: string; id_casino: string; bonus_amount: string; processed_at: string }[];
  /** Of a refusal. */
  code?: string;
  msg?: string;
  meta?: { api_code: string; api_message: string; balance?: string };
}

export const signatureHeader = 'x-request-sign';

export const signatureOf = (body: string, authToken: string) =>
  createHmac('sha256', authToken).update(body).digest('hex');
