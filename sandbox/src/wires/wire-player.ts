/** What a provider learned from an answer of the wallet. */
export interface WireAnswer {
  /** It was carried out, now or before. */
  isDone: boolean;
  /** In centavos; null where the wallet did not say. */
  balance: number | null;
}

export interface WireMove {
  round: string;
  /** The provider's id: the same one again is the same move again. */
  id: string;
  pesos: number;
}

/** A player in an opened game, as a provider plays there: the same acts on every wire. */
export interface WirePlayer {
  balance(): Promise<WireAnswer>;
  /** A bet that leaves its round open. */
  bet(move: WireMove): Promise<WireAnswer>;
  /** A win that ends its round; of nothing, where the round was lost. */
  win(move: WireMove & { bet: string }): Promise<WireAnswer>;
  /** Takes a bet back, whether it came or not. */
  takeBack(move: WireMove & { bet: string }): Promise<WireAnswer>;
}
