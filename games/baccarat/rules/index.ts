import { BetRefused, type GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos, formatPesos } from '@perya/money';
import { parseBoardBet, refuseMove, totalOf } from '../../dice-and-cards/board-bet.ts';
import { freshShoe } from '../../dice-and-cards/deck.ts';
import { dealRound } from './deal-round.ts';
import { describeRound } from './describe-round.ts';
import { payoutOf } from './payout-of.ts';
import { deckCount, shoeRounds, sideStakeMax, stakeRange } from './paytable.ts';
import { writeBead } from './road.ts';
import { resultOf, type Spot, sideSpots } from './spots.ts';
import type { BaccaratBet, BaccaratState } from './state.ts';
import { outcomes } from './tableau.ts';

export { computeBetOdds, computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';
export type { BaccaratBet, BaccaratState } from './state.ts';

const spots: ReadonlySet<Spot> = new Set([...outcomes, ...sideSpots]);
const sides: ReadonlySet<Spot> = new Set(sideSpots);

function parseBet(input: unknown): BaccaratBet {
  const bet = parseBoardBet(input, spots, stakeRange);
  if (bet.placed.some(({ spot, stake }) => sides.has(spot) && stake > sideStakeMax)) {
    const most = formatPesos(sideStakeMax);
    throw new BetRefused({
      en: `A side bet takes up to ${most}.`,
      tl: `Hanggang ${most} ang isang side bet.`,
    });
  }
  return bet;
}

/** Deals again what was dealt from the shoe before, then this round: its seeds are all that it needs. */
function open(bet: BaccaratBet, random: RandomSource, earlier: readonly RandomSource[] = []) {
  let shoe = freshShoe(deckCount);
  let road = '';
  for (const before of earlier) {
    const dealt = dealRound(shoe, before);
    shoe = dealt.shoe;
    road += writeBead(resultOf(dealt.hands));
  }
  const { hands } = dealRound(shoe, random);
  const result = resultOf(hands);
  const payout = centavos(bet.placed.reduce((sum, placed) => sum + payoutOf(placed, result), 0n));
  return { state: { bet, ...hands, road: road + writeBead(result), payout }, payout };
}

export const rules: GameRules<BaccaratBet, never, BaccaratState, BaccaratState> = {
  slug: 'baccarat',
  name: 'Baccarat',
  kind: 'live',
  stakeRange,
  // The lower of the two main bets, player; the info sheet states all of them.
  rtpBasisPoints: 9876,
  shoeRounds,
  parseBet,
  parseMove: refuseMove,
  stakeOf: ({ placed }) => totalOf(placed),
  open,
  extraStakeOf: refuseMove,
  move: refuseMove,
  show: (state) => state,
  describe: describeRound,
};

export const simulatedPlay: SimulatedPlay<BaccaratBet, never, BaccaratState> = {
  bet: { placed: [{ spot: 'player', stake: centavos(100_00n) }] },
};
