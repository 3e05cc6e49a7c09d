import { randomUUID } from 'node:crypto';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { shoeSources } from '@perya/game-kit/shoe';
import { answerPlayed } from './answer-played.ts';
import { tellPlayed } from './mates/mates.store.ts';
import { insertOutbox } from './provider-api/outbox.store.ts';
import { winMessage } from './provider-api/provider-messages.ts';
import { refusal, StudioBusy } from './refusals.ts';
import { refuseIfRoundIsLive } from './refuse-if-live.ts';
import {
  advanceOf,
  advanceRound,
  findRoundByRequest,
  type Round,
  reserveRound,
  seedsOf,
} from './rounds.store.ts';
import { ensureSeat, rotateSeed, type SessionRow } from './seats.store.ts';
import { gameOf, newSeedsOf, type Studio, seatName, verifyUrlOf } from './studio.ts';
import { inTransaction } from './studio-pool.ts';
import { takeStake } from './take-stake.ts';

async function reserve(
  studio: Studio,
  session: SessionRow,
  requestId: string,
  bet: unknown,
): Promise<Round> {
  const { engine, module } = gameOf(session.game);
  const { venue, player, game } = session;
  const seat = await ensureSeat(studio, session, newSeedsOf(game));
  const reserved = await reserveRound(studio, {
    id: randomUUID(),
    venue,
    player,
    game,
    engine,
    requestId,
    ...seat,
    bet: encodeJson(bet),
    stake: module.rules.stakeOf(bet),
  });
  if (reserved === null) throw new StudioBusy('Another bet is under way');
  return reserved;
}

/** After the stake was taken: draws the outcome and stores it together with the payout to send. */
async function openRound(studio: Studio, round: Round): Promise<void> {
  const { rules } = gameOf(round.game).module;
  const { source, earlier } = shoeSources(seedsOf(round));
  const step = rules.open(decodeJson(round.bet), source, earlier);
  const { state } = step;
  await inTransaction(studio.pool, async (client) => {
    const advance = advanceOf(round, source.cursor, 0n, step);
    // The bet was cancelled meanwhile, and its rollback is in the outbox.
    if (!(await advanceRound(client, studio.vault, 'staking', advance))) return;
    await rotateSeed(client, studio.vault, round, newSeedsOf(round.game));
    if (advance.payout === null) return;
    const message = winMessage(
      round,
      advance,
      rules.describe(state),
      verifyUrlOf(studio, round.id),
    );
    await insertOutbox(client, message);
  });
}

/** What others see of it is no part of the round: nobody waits for it, and it may be lost. */
function showToMates({ pool, log }: Studio, session: SessionRow, shown: unknown): void {
  if (gameOf(session.game).module.mates === undefined) return;
  tellPlayed(pool, session, shown).catch((error: unknown) => log(String(error)));
}

/** Reserve, take the stake, open: each step is stored before the next, so that a crash neither loses nor doubles money. */
export function placeBet(studio: Studio, session: SessionRow, requestId: string, input: unknown) {
  return studio.inTurn(seatName(session), async () => {
    const { rules } = gameOf(session.game).module;
    const asked: unknown = rules.parseBet(input);
    const bet: unknown = rules.toPresentRules?.(asked) ?? asked;
    const known = await findRoundByRequest(studio, session, requestId);
    if (known) {
      // Asked first while other rules held, it is the same bet.
      const same = [bet, asked].map(encodeJson);
      if (!same.includes(known.bet)) throw refusal('REQUEST_REUSED');
      return answerPlayed(studio, session, known.id, null);
    }
    await refuseIfRoundIsLive(studio, session);
    const round = await reserve(studio, session, requestId, bet);
    const balance = await takeStake(studio, session, round);
    await openRound(studio, round);
    const played = await answerPlayed(studio, session, round.id, balance);
    showToMates(studio, session, played.round.shown);
    return played;
  });
}
