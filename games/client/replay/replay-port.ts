import { commitmentOf } from '@perya/game-kit/fair-source';
import type { AnyGame, Step } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { type AnyRoom, newSeat, type SeatState } from '@perya/game-kit/room';
import { shoeSources } from '@perya/game-kit/shoe';
import { centavos } from '@perya/money';
import { type GamePort, PortRefusal, type RoundRecord } from '../port.ts';
import type { RoomNow, RoomRoundNow } from '../room/room-now.ts';
import type { ShownRound } from '../view.ts';

/** The round of a room has no other beside it here. */
const roomNumber = 1;
/** A breath before the bell. */
const breathMs = 800;

/** The round after its bet and after each of its moves, as its seeds and the rules have it. */
export function roundsOf(game: AnyGame, record: RoundRecord): ShownRound<unknown>[] {
  const { source, earlier } = shoeSources(record);
  const bet: unknown = game.parseBet(record.bet);
  let staked: bigint = game.stakeOf(bet);
  const shownOf = ({ state, payout, stakeReturned }: Step<unknown>): ShownRound<unknown> => ({
    id: record.roundId,
    number: roomNumber,
    status: payout === null ? 'open' : 'settled',
    stake: centavos(staked - (stakeReturned ?? 0n)),
    payout,
    stakeReturned: stakeReturned ?? centavos(0),
    isHeld: payout !== null && record.isHeld,
    shown: game.show(state),
  });
  let step = game.open(bet, source, earlier);
  const rounds = [shownOf(step)];
  for (const input of record.moves) {
    const move: unknown = game.parseMove(input);
    staked += game.extraStakeOf(step.state, move);
    step = game.move(step.state, move, source);
    rounds.push(shownOf(step));
  }
  return rounds;
}

/** The room of the round: a breath, the bell, what it came to. Answers how to stop. */
function playRoom(
  room: AnyRoom,
  outcome: unknown,
  record: RoundRecord,
  tell: (now: RoomNow) => void,
): () => void {
  // The house wrote it into the seat when the bell had rung.
  const told: unknown = room.pot ? (record.moves.at(-1) ?? null) : null;
  const bellAtMs = Date.now() + breathMs;
  const say = (part: Pick<RoomRoundNow, 'phase' | 'outcome'>) =>
    tell({
      past: [],
      round: {
        ...part,
        number: roomNumber,
        nowMs: Date.now(),
        bellAtMs,
        rungAtMs: part.phase === 'betting' ? null : bellAtMs,
        ...(told !== null && part.phase !== 'betting' && { told }),
        isInterrupted: false,
        commitment: record.commitment,
        clientSeed: record.clientSeed,
        seats: 1,
        staked: record.stake,
      },
    });
  say({ phase: 'betting', outcome: null });
  const atBell = setTimeout(
    () => say({ phase: 'playing', outcome: room.isShownAtBell ? outcome : null }),
    breathMs,
  );
  const atEnd = setTimeout(
    () => say({ phase: 'ended', outcome }),
    breathMs + room.lengthMs(outcome, told),
  );
  return () => {
    clearTimeout(atBell);
    clearTimeout(atEnd);
  };
}

const over = { en: 'This round is over.', tl: 'Tapos na ang round na ito.' };

/** Answers a view with what the record proves, whatever it asks for: nothing is staked and nobody is called. */
export function createReplayPort({ rules, room }: AnyGameModule, record: RoundRecord): GamePort {
  const rounds = roundsOf(rules, record);
  const last = rounds.at(-1);
  if (!last) throw new Error('The record holds no round');
  const { commitment, clientSeed, nonce } = record;
  const fairness = { commitment, clientSeed, nonce, last: null };
  const played = (round: ShownRound<unknown>) => ({
    round,
    balance: record.stake,
    isPaid: true,
    fairness,
  });
  // A view lets each move of the seat happen when it is time.
  const { bet, moves } = last.shown as SeatState<unknown, unknown, unknown>;
  const seat = {
    ...last,
    status: 'open',
    payout: null,
    isHeld: false,
    shown: { ...newSeat(bet), moves },
  } as const;
  let place = 0;
  let hasEnded = false;
  return {
    readStatus: async () => ({
      balance: record.stake,
      round: room && !hasEnded ? seat : null,
      ended: room && hasEnded ? last : null,
      unpaidCount: 0,
      unseen: [],
      fairness,
    }),
    readPast: async () => [],
    bet: async () => {
      place = 0;
      return played(rounds[0] ?? last);
    },
    move: async () => {
      place += 1;
      return played(rounds[place] ?? last);
    },
    markShown: async () => {},
    changeClientSeed: () => Promise.reject(new PortRefusal('ROUND_NOT_OPEN', over)),
    readRecord: async () => record,
    readClock: async () => Date.now(),
    listen: (onRoom) => {
      if (!room) return () => {};
      const { outcome } = last.shown as SeatState<unknown, unknown, unknown>;
      return playRoom(room, outcome, record, (now) => {
        hasEnded = now.round?.phase === 'ended';
        onRoom(now);
      });
    },
  };
}

/** Whether the record is what it says: its seed was committed to, and the rules come to what was paid. */
export function isProven(record: RoundRecord, rounds: readonly ShownRound<unknown>[]): boolean {
  const last = rounds.at(-1);
  return (
    commitmentOf(record.serverSeed) === record.commitment &&
    last?.payout === record.payout &&
    last.stakeReturned === (record.stakeReturned ?? last.stakeReturned)
  );
}
