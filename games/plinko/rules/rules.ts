import { BetRefused, type GameRules } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { describeDrop } from './describe-drop.ts';
import { factorsOf, risks, rowChoices } from './paytable.ts';
import type { PlinkoBet, PlinkoShown, PlinkoState } from './state.ts';

/** Whole pesos only, so that every factor gives whole centavos and nothing is rounded away. */
const stakeStep = 100n;

const stakeRange = {
  stakeMin: centavos(1_00),
  stakeMax: centavos(2_000_00),
  /** A thousand times the highest stake: never reached. */
  payoutMax: centavos(2_000_000_00),
};

const refusals = {
  malformed: { en: 'This bet cannot be read.', tl: 'Hindi mabasa ang tayang ito.' },
  stake: {
    en: 'Stake whole pesos from ₱1 to ₱2,000.',
    tl: 'Tumaya ng buong piso mula ₱1 hanggang ₱2,000.',
  },
  noMoves: {
    en: 'The ball falls by itself: there is no move to make.',
    tl: 'Kusang bumabagsak ang bola: walang galaw na gagawin.',
  },
};

function parseBet(input: unknown): PlinkoBet {
  if (typeof input !== 'object' || input === null) throw new BetRefused(refusals.malformed);
  const given = input as Record<string, unknown>;
  const rows = rowChoices.find((each) => each === given['rows']);
  const risk = risks.find((each) => each === given['risk']);
  if (rows === undefined || risk === undefined) throw new BetRefused(refusals.malformed);
  const stake = given['stake'];
  const isStake =
    typeof stake === 'bigint' &&
    stake >= stakeRange.stakeMin &&
    stake <= stakeRange.stakeMax &&
    stake % stakeStep === 0n;
  if (!isStake) throw new BetRefused(refusals.stake);
  return { stake: centavos(stake), rows, risk };
}

function show(state: PlinkoState): PlinkoShown {
  const slot = state.path.reduce((sum: number, bounce) => sum + bounce, 0);
  return { ...state, slot, factor: factorsOf(state.rows, state.risk)[slot] ?? 0 };
}

export const rules: GameRules<PlinkoBet, never, PlinkoState, PlinkoShown> = {
  slug: 'plinko',
  name: 'Plinko Perya',
  kind: 'quick',
  stakeRange,
  rtpBasisPoints: 9734,
  parseBet,
  parseMove: () => {
    throw new BetRefused(refusals.noMoves);
  },
  stakeOf: (bet) => bet.stake,
  open(bet, random) {
    const path = Array.from({ length: bet.rows }, () => (random.below(2) === 1 ? 1 : 0) as 0 | 1);
    const state = { ...bet, path };
    const payout = centavos((bet.stake * BigInt(show(state).factor)) / 100n);
    return { state, payout };
  },
  extraStakeOf: () => centavos(0),
  move: () => {
    throw new BetRefused(refusals.noMoves);
  },
  show,
  describe: (state) => describeDrop(show(state)),
};
