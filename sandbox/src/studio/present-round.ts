import { commitmentOf } from '@perya/game-kit/fair-source';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { seedAt } from '@perya/game-kit/hash-chain';
import { decodeJson } from '@perya/game-kit/json';
import { type Round, seedsOf } from './rounds.store.ts';
import type { Seat } from './seats.store.ts';

/** What the browser may know of a round: what the rules' `show` returns, never the state itself. */
export function presentRound({ rules }: AnyGameModule, round: Round) {
  if (round.gameState === null) throw new Error(`Round ${round.id} has not been opened`);
  return {
    id: round.id,
    number: Number(round.nonce),
    status: round.state === 'open' ? ('open' as const) : ('settled' as const),
    stake: round.stake - (round.stakeReturned ?? 0n),
    payout: round.payout,
    stakeReturned: round.stakeReturned ?? 0n,
    isHeld: round.isHeld,
    shown: rules.show(decodeJson(round.gameState)),
  };
}

/** The server seed is revealed only after the round is decided. */
export function presentProof(round: Round) {
  return {
    roundId: round.id,
    commitment: commitmentOf(round.serverSeed),
    ...seedsOf(round),
  };
}

/** The shoe that the next round is dealt from. */
function presentShoe({ serverSeed, nonce, shoeFrom, shoeRounds }: Seat) {
  if (shoeFrom === null || shoeRounds === null) return null;
  const place = Number(nonce - shoeFrom) + 1;
  // The fingerprint of the whole shoe, which was that of its first round.
  const commitment = seedAt(serverSeed, place, 0);
  return { from: Number(shoeFrom), rounds: shoeRounds, commitment };
}

/** The seeds of the open round, or else those of the next. */
export function presentFairness(seat: Seat, live: Round | null, last: Round | null) {
  const current = live?.state === 'open' ? live : seat;
  return {
    commitment: commitmentOf(current.serverSeed),
    clientSeed: seat.clientSeed,
    nonce: Number(current.nonce),
    shoe: presentShoe(seat),
    last: last && presentProof(last),
  };
}
