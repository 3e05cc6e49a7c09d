import { type Centavos, centavos } from '@perya/money';

/** The balance, and the payouts in it whose rounds still play on the screen, by round. */
export interface ShownMoney {
  wallet: Centavos;
  unrevealed: ReadonlyMap<string, Centavos>;
}

const nothingHeld: ShownMoney['unrevealed'] = new Map();

/** What the wallet says now; rounds that still play keep their end to themselves. */
export function withWallet(money: ShownMoney | null, wallet: Centavos): ShownMoney {
  return { wallet, unrevealed: money?.unrevealed ?? nothingHeld };
}

export function withUnrevealed(money: ShownMoney, roundId: string, amount: Centavos): ShownMoney {
  if (amount === 0n) return money;
  return { ...money, unrevealed: new Map(money.unrevealed).set(roundId, amount) };
}

export function withRevealed(money: ShownMoney, roundId: string): ShownMoney {
  const unrevealed = new Map(money.unrevealed);
  unrevealed.delete(roundId);
  return { ...money, unrevealed };
}

/** What the player sees: several rounds may play at once, and each adds its payout at its own end. */
export function balanceOf({ wallet, unrevealed }: ShownMoney): Centavos {
  return centavos(
    [...unrevealed.values()].reduce((left, amount) => left - amount, wallet as bigint),
  );
}
