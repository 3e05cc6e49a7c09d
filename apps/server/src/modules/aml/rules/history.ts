/** Money that a player paid in, or asked to be paid out. */
export interface Movement {
  at: Date;
  /** In Manila. */
  day: string;
  direction: 'in' | 'out';
  /** In centavos. */
  amount: bigint;
  /** By which way it came or went: the channel, or what stands for one. */
  way: string;
  /** As the cashier calls it. */
  reference: string;
}

/** What the rules know of a player. */
export interface History {
  uid: bigint;
  /** By their time. */
  own: readonly Movement[];
  /** Of accounts that show the same ID or are paid to the same account. */
  linked: readonly Movement[];
  /** What was staked on a day in Manila, in centavos. */
  played: ReadonlyMap<string, bigint>;
}
