import type { CashbackFigures } from '@perya/contract/rules/cashback';
import type { Text } from '@perya/contract/text';
import type { Centavos } from '@perya/money';

/** What a deposit with a ticket brings a player at present. */
export interface CashbackOffer extends CashbackFigures {
  promotion: number;
  name: Text;
  terms: Text;
  /** None means all that have tickets. */
  channels: readonly number[];
  wageringTimes: number;
  /** What its bounds leave for this player; null for no bound. */
  left: bigint | null;
}

/** Who gives cashback: a module above, which reads of paid deposits in the log. */
export interface CashbackGiver {
  /** In the operator's order; none to whoever gets nothing. */
  offersTo(uid: bigint): Promise<CashbackOffer[]>;
  /** What it has brought the player in all, and on this day in Manila. */
  broughtTo(uid: bigint): Promise<{ now: Date; total: Centavos; today: Centavos }>;
}

/** Stands for the module above until it is made. */
export function createGiver(): CashbackGiver & { set(giver: CashbackGiver): void } {
  let giver: CashbackGiver | null = null;
  const known = () => {
    if (giver === null) throw new Error('Nobody gives cashback');
    return giver;
  };
  return {
    set: (given) => {
      giver = given;
    },
    offersTo: (uid) => known().offersTo(uid),
    broughtTo: (uid) => known().broughtTo(uid),
  };
}

/** The first of the offers that counts for a channel. [M-125] */
export function offerOf(
  offers: readonly CashbackOffer[],
  channel: { id: number; cashbackTickets: number },
): CashbackOffer | null {
  if (channel.cashbackTickets === 0) return null;
  const isMeant = ({ channels }: CashbackOffer) =>
    channels.length === 0 || channels.includes(channel.id);
  return offers.find(isMeant) ?? null;
}
