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

/** A day on which the player sat at tables with another. */
export interface Meeting {
  other: bigint;
  /** In Manila. */
  day: string;
  hands: number;
  /** What the other put into pots that the player won, and what the player put into those that the other won. */
  gained: bigint;
  lost: bigint;
  /** The other was on the same device, shows the same ID or is paid to the same account. */
  isLinked: boolean;
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
  /** With whom the player sat at tables. */
  meetings: readonly Meeting[];
}
