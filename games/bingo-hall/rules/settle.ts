import type { SeatPaid } from '@perya/game-kit/room';
import { type Centavos, centavos } from '@perya/money';
import { callsOf, completedAt } from '../../bingo-75/rules/round.ts';
import { type HallBet, priceOf } from './bet.ts';
import { cardOf } from './card.ts';
import { meanPool } from './pool.ts';
import {
  ballsAtLeast,
  ballsAtLeastBefore,
  earlyPrizes,
  earlyPrizesBefore,
  fullHouse,
  potPrizesOf,
  programmeOf,
} from './prizes.ts';
import { type Drum, type HallTold, tellHall } from './tell.ts';

/** Something that a card has won. */
export interface CardWin {
  /** The number of the card. */
  card: number;
  pattern: string;
  ball: number;
  /** From the pot of the draw, from the pool of the hall, or early from the house. */
  from: 'pot' | 'pool' | 'early';
  payout: Centavos;
}

/** How many balls leave the drum: until the full house is won, and until nothing early can be won any more. */
export function ballsCalled({ won, pool }: HallTold): number {
  const least = pool ? ballsAtLeast : ballsAtLeastBefore;
  return won.reduce((most, { ball }) => Math.max(most, ball), won.length > 0 ? least : 0);
}

/** What the hall came to; a seat that nobody has told yet is taken to be alone in it. */
export const toldTo = (bet: HallBet, moves: readonly HallTold[], drum: Drum): HallTold =>
  moves[0] ?? tellHall([bet], drum, meanPool());

/** Everything that the cards of a seat win, ball by ball. */
export function winsOf({ draw, cards }: HallBet, told: HallTold, { balls }: Drum): CardWin[] {
  const calls = callsOf(balls);
  const price = priceOf(draw);
  const prizes = potPrizesOf(programmeOf(draw));
  const wins = cards.flatMap((serial) => {
    const card = cardOf(serial);
    const shared = told.won.flatMap(({ pattern: id, ball, each }): CardWin[] => {
      const prize = prizes.find(({ pattern }) => pattern.id === id);
      const isWon = prize !== undefined && completedAt(prize.pattern, card, calls) === ball;
      return isWon ? [{ card: serial, pattern: id, ball, from: 'pot', payout: each }] : [];
    });
    const fromPool = shared.flatMap((win): CardWin[] =>
      win.pattern === fullHouse.id && told.pool?.won
        ? [{ ...win, from: 'pool', payout: told.pool.won.each }]
        : [],
    );
    const early = (told.pool ? earlyPrizes : earlyPrizesBefore).flatMap(
      ({ pattern, ballMax, times }): CardWin[] => {
        const ball = completedAt(pattern, card, calls);
        if (ball === null || ball > ballMax) return [];
        const payout = centavos(price * BigInt(times));
        return [{ card: serial, pattern: pattern.id, ball, from: 'early', payout }];
      },
    );
    return [...shared, ...fromPool, ...early];
  });
  return wins.sort((left, right) => left.ball - right.ball);
}

export function settle(bet: HallBet, moves: readonly HallTold[], drum: Drum): SeatPaid {
  const wins = winsOf(bet, toldTo(bet, moves, drum), drum);
  const payout = wins.reduce((sum, win) => sum + win.payout, 0n);
  return { payout: centavos(payout), stakeReturned: centavos(0) };
}
