import { createFairSource } from '@perya/game-kit/fair-source';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { answerPlayed } from './answer-played.ts';
import { changeMoveState, insertMove, listMoves, type Move } from './moves.store.ts';
import { deliverRound } from './provider-api/deliver-outbox.ts';
import { insertOutbox } from './provider-api/outbox.store.ts';
import { stakeTransaction, winMessage } from './provider-api/provider-messages.ts';
import { cancelMove } from './recovery/recover-rounds.ts';
import { providerApiRefusal, refusal, StudioBusy } from './refusals.ts';
import { type Advance, advanceOf, advanceRound, findRound, type Round } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import { stakeMoney } from './stake-money.ts';
import { gameOf, type Studio, seatName, verifyUrlOf } from './studio.ts';
import { inTransaction } from './studio-pool.ts';

export async function findOwnRound(
  studio: Studio,
  session: SessionRow,
  id: string,
): Promise<Round> {
  const round = await findRound(studio, id);
  const isOwn =
    round?.venue === session.venue &&
    round.player === session.player &&
    round.game === session.game;
  if (!round || !isOwn) throw refusal('UNKNOWN_ROUND');
  return round;
}

interface Decided {
  stake: bigint;
  advance: Advance;
  describe: () => ReturnType<ReturnType<typeof gameOf>['module']['rules']['describe']>;
}

/**
 * The result of the move. The seeds fix the random stream, so it can be computed before the further
 * stake is taken; the player sees it only afterwards.
 */
function decide(round: Round, move: unknown): Decided {
  const { rules } = gameOf(round.game).module;
  const state: unknown = decodeJson(round.gameState ?? 'null');
  const source = createFairSource({ ...round, nonce: Number(round.nonce) }, round.cursor);
  const step = rules.move(state, move, source);
  const stake: bigint = rules.extraStakeOf(state, move);
  return {
    stake,
    advance: advanceOf(round, source.cursor, stake, step),
    describe: () => rules.describe(step.state),
  };
}

async function write(studio: Studio, round: Round, move: Move, decided: Decided): Promise<void> {
  const { advance, describe } = decided;
  await inTransaction(studio.pool, async (client) => {
    const isMade =
      move.stake > 0n
        ? await changeMoveState(client, move, 'staking', 'made')
        : await insertMove(client, move);
    if (!isMade) throw new StudioBusy('Another move is under way');
    if (!(await advanceRound(client, studio.vault, 'open', advance)))
      throw new StudioBusy('The round moved on');
    if (advance.payout === null) return;
    await insertOutbox(
      client,
      winMessage(round, advance, describe(), verifyUrlOf(studio, round.id)),
    );
  });
}

async function takeFurtherStake(
  studio: Studio,
  session: SessionRow,
  round: Round,
  move: Move,
): Promise<bigint | null> {
  if (!(await insertMove(studio.pool, move))) throw new StudioBusy('Another move is under way');
  const outcome = await stakeMoney(studio.providerApi, {
    ...session,
    roundId: round.id,
    transactionId: stakeTransaction(round.id, move.number),
    amount: move.stake,
  });
  if (outcome.kind === 'taken') return outcome.balance;
  if (outcome.kind === 'refused') {
    await changeMoveState(studio.pool, move, 'staking', 'cancelled');
    throw providerApiRefusal(outcome.code, outcome.limit);
  }
  await cancelMove(studio, round, move.number);
  await deliverRound(studio, round.id);
  throw refusal('WALLET_UNREACHABLE');
}

/** Idempotency: a repeated request gets the first answer. */
async function answerKnown(studio: Studio, session: SessionRow, known: Move, input: string) {
  if (known.input !== input) throw refusal('REQUEST_REUSED');
  if (known.state === 'staking') throw new StudioBusy('The move is under way');
  if (known.state !== 'made') throw refusal('BET_CANCELLED');
  return answerPlayed(studio, session, known.roundId, null);
}

/**
 * A stake cannot be rolled back once its round is paid. So no further move is made while a stake or
 * its rollback is pending.
 */
async function refuseIfStakeIsPending(
  studio: Studio,
  roundId: string,
  moves: readonly Move[],
): Promise<void> {
  const isBusy = moves.some(({ state }) => state === 'staking');
  if (isBusy) throw new StudioBusy('Another move is under way');
  if (!moves.some(({ state }) => state === 'cancelling')) return;
  await deliverRound(studio, roundId);
  const after = await listMoves(studio.pool, roundId);
  if (after.some(({ state }) => state === 'cancelling')) throw refusal('STAKE_RETURNING');
}

interface MoveRequest {
  requestId: string;
  roundId: string;
  input: unknown;
}

async function play(studio: Studio, session: SessionRow, request: MoveRequest) {
  const { requestId, roundId } = request;
  const parsed: unknown = gameOf(session.game).module.rules.parseMove(request.input);
  const input = encodeJson(parsed);
  // Read before the round: a concurrent move then takes the same number, and the insert refuses one of them.
  const moves = await listMoves(studio.pool, roundId);
  const round = await findOwnRound(studio, session, roundId);
  const known = moves.find((each) => each.requestId === requestId);
  if (known) return answerKnown(studio, session, known, input);
  if (round.state !== 'open') throw refusal('ROUND_NOT_OPEN');
  await refuseIfStakeIsPending(studio, roundId, moves);
  const decided = decide(round, parsed);
  const { stake } = decided;
  const state = stake > 0n ? 'staking' : 'made';
  const move: Move = { roundId, number: moves.length + 1, requestId, input, stake, state };
  const balance = stake > 0n ? await takeFurtherStake(studio, session, round, move) : null;
  await write(studio, round, move, decided);
  return answerPlayed(studio, session, roundId, balance);
}

export function makeMove(studio: Studio, session: SessionRow, request: MoveRequest) {
  return studio.inTurn(seatName(session), () => play(studio, session, request));
}
