import { type Centavos, centavos } from '@perya/money';

/** What a deposit brings, by a promotion. */
export interface CashbackFigures {
  readonly share: number;
  readonly most: bigint;
  readonly least: bigint;
}

/** Stands in the data of a ticket and decides nothing. [M-139] */
export const ticketDepositMin = centavos(10_000);

/** Rounded down to the centavo; nothing below the smallest deposit that takes part. [M-303 M-452] */
export function cashbackOf({ share, most, least }: CashbackFigures, amount: Centavos): Centavos {
  if (amount < least) return centavos(0);
  const brought = (amount * BigInt(share)) / 10_000n;
  return centavos(brought < most ? brought : most);
}
