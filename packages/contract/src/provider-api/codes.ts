interface ProviderCodeEntry {
  /** A decision about a well-formed, well-signed request travels as 200. */
  readonly httpStatus: 200 | 400 | 401 | 404 | 429 | 503;
  /** For the provider's log. */
  readonly message: string;
}

/** Every code that the provider API answers. `OK` means done, now or by an earlier identical request. */
export const providerCodes = {
  OK: { httpStatus: 200, message: 'Done' },
  INVALID_REQUEST: { httpStatus: 400, message: 'The request is not well formed' },
  INVALID_SIGNATURE: { httpStatus: 401, message: 'The key is not valid or the signature is wrong' },
  STALE_TIMESTAMP: { httpStatus: 401, message: 'The timestamp is too far from our clock' },
  REPLAYED_NONCE: { httpStatus: 401, message: 'The nonce was used before' },
  UNKNOWN_VENUE: { httpStatus: 404, message: 'There is no such venue' },
  UNKNOWN_PLAYER: { httpStatus: 200, message: 'There is no such player' },
  UNKNOWN_GAME: { httpStatus: 200, message: 'The venue has no such game' },
  GAME_CLOSED: { httpStatus: 200, message: 'The game takes no bets now' },
  GAMING_STOPPED: {
    httpStatus: 200,
    message: 'The house has stopped gaming here: no round begins, an open one goes on',
  },
  PLAYER_STOPPED: {
    httpStatus: 200,
    message: 'The house has stopped the player: no round begins, an open one goes on',
  },
  WRONG_CURRENCY: { httpStatus: 200, message: 'The wallet holds PHP only' },
  SESSION_EXPIRED: { httpStatus: 200, message: 'The session has ended or is of another game' },
  PLAYER_NOT_ALLOWED: {
    httpStatus: 200,
    message: 'The player may not play before an identity check',
  },
  INSUFFICIENT_FUNDS: { httpStatus: 200, message: 'The balance is too low' },
  STAKE_OUT_OF_RANGE: { httpStatus: 200, message: 'The stake is outside the range of the game' },
  ROUND_OPEN: {
    httpStatus: 200,
    message: 'Too many rounds of this player are open in this game, or the round is not closed yet',
  },
  ROUND_CLOSED: { httpStatus: 200, message: 'The round is over' },
  LIMIT_REACHED: { httpStatus: 200, message: 'The player has reached a play limit of their own' },
  PLAYER_EXCLUDED: { httpStatus: 200, message: 'The player has excluded themselves from play' },
  DUPLICATE_TRANSACTION: {
    httpStatus: 200,
    message: 'The transaction id stands for something else already',
  },
  TRANSACTION_DOES_NOT_EXIST: { httpStatus: 200, message: 'There is no such bet in this round' },
  TRANSACTION_ROLLED_BACK: { httpStatus: 200, message: 'The bet was rolled back' },
  TRANSACTION_SETTLED: { httpStatus: 200, message: 'The round has paid or is over' },
  CORRECTION_ABOVE_PAYOUT: {
    httpStatus: 200,
    message: 'More is taken back than the round has paid',
  },
  RETURN_ABOVE_STAKE: { httpStatus: 200, message: 'More is returned than was staked' },
  RETURN_ABOVE_DAY: {
    httpStatus: 200,
    message: 'More is returned after the end than the venue may pay today: ask the operator',
  },
  TOO_MANY_REQUESTS: { httpStatus: 429, message: 'Slow down' },
  TRY_AGAIN: {
    httpStatus: 503,
    message: 'The outcome is unknown: send the same request again, with a new nonce',
  },
} as const satisfies Record<string, ProviderCodeEntry>;

export type ProviderCode = keyof typeof providerCodes;
