import type pg from 'pg';
import type { Buckets } from '../../../../apps/server/src/platform/database/buckets.ts';
import { applyRequests, type GameOutcome, type GameRequest, winTimes } from './game-requests.ts';
import type { MonthClock } from './month-clock.ts';
import { type Draw, type Game, games, type MonthPlayer, minuteMs, pick } from './month-plan.ts';

interface PlayedRound {
  player: MonthPlayer;
  game: Game;
  id: string;
  stake: number;
  payout: number;
  /** A second bet of the round, if it had one that stands. */
  more: number;
}

export interface MonthPlay {
  pool: pg.Pool;
  buckets: Buckets;
  clock: MonthClock;
  draw: Draw;
}

const betOf = ({ id }: PlayedRound) => `${id}-b`;
const moreOf = ({ id }: PlayedRound) => `${id}-m`;

const requestOf = (
  round: PlayedRound,
  verb: GameRequest['verb'],
  own: Partial<GameRequest> & { transaction: string },
): GameRequest => ({
  uid: round.player.uid,
  venue: round.game.venue,
  verb,
  bet: verb === 'bet' ? null : betOf(round),
  round: round.id,
  game: round.game,
  amount: 0,
  isFinished: true,
  returned: 0,
  ...own,
});

/** Rounds that may still be corrected, and movements that somebody has to decide about. */
export interface PlayKept {
  settled: PlayedRound[];
  held: bigint[];
  rounds: number;
}

const settledKept = 2000;
const accepted = new Set(['OK', 'HELD', 'JACKPOT']);

export function createPlay({ pool, buckets, clock, draw }: MonthPlay) {
  const kept: PlayKept = { settled: [], held: [], rounds: 0 };
  let last = 0;

  async function send(requests: readonly GameRequest[], isRefusable = false) {
    if (requests.length === 0) return [];
    const answers = await applyRequests(pool, buckets, requests);
    for (const { outcome, movement } of answers) {
      if (!isRefusable && !accepted.has(outcome))
        throw new Error(`A request was answered ${outcome}`);
      if (outcome === 'HELD' && movement !== null) kept.held.push(movement);
    }
    return answers;
  }

  /** Those who have the money for it begin a round each. */
  async function begin(count: number, players: readonly MonthPlayer[]): Promise<PlayedRound[]> {
    const seats = new Map<string, PlayedRound>();
    for (let tried = 0; seats.size < count && tried < count * 3; tried += 1) {
      const player = pick(players, draw);
      const game = pick(games, draw);
      const seat = `${player.uid} ${game.code}`;
      if (seats.has(seat)) continue;
      last += 1;
      const stake = 100 + draw(20_000);
      seats.set(seat, { player, game, id: `m${last}`, stake, payout: 0, more: 0 });
    }
    const rounds = [...seats.values()];
    const answers = await send(
      rounds.map((round) =>
        requestOf(round, 'bet', { transaction: betOf(round), amount: round.stake }),
      ),
      true,
    );
    return rounds.filter((_, at) => answers[at]?.outcome === 'OK');
  }

  /** Some stake more in the same round; of those some take that back. */
  async function stakeMore(rounds: readonly PlayedRound[]): Promise<void> {
    const raised = rounds.filter(() => draw(40) === 0);
    const answers = await send(
      raised.map((round) => requestOf(round, 'bet', { transaction: moreOf(round), amount: 300 })),
      true,
    );
    const stand = raised.filter((_, at) => answers[at]?.outcome === 'OK');
    const back = stand.filter((round) => {
      const isBack = draw(3) === 0;
      round.more = isBack ? 0 : 300;
      return isBack;
    });
    await send(
      back.map((round) =>
        requestOf(round, 'rollback', { transaction: `${round.id}-x`, bet: moreOf(round) }),
      ),
    );
  }

  /** Wins that are held back while their round is open, and paid before it ends. */
  async function winWithin(rounds: readonly PlayedRound[], decide: DecideHeld): Promise<void> {
    const lucky = rounds.filter(() => draw(3000) === 0);
    const answers = await send(
      lucky.map((round) => {
        round.payout = (round.stake + round.more) * winTimes + 777;
        const transaction = `${round.id}-h`;
        return requestOf(round, 'win', { transaction, amount: round.payout, isFinished: false });
      }),
    );
    for (const { movement } of answers) if (movement !== null) await decide(movement, 'released');
    kept.held = kept.held.filter((id) => !answers.some(({ movement }) => movement === id));
  }

  function endOf(round: PlayedRound): GameRequest {
    const transaction = `${round.id}-w`;
    const end = draw(250);
    if (end < 8 && round.more + round.payout === 0)
      return requestOf(round, 'rollback', { transaction });
    if (end < 14) {
      const returned = 1 + draw(round.stake - 1);
      return requestOf(round, 'win', { transaction, amount: draw(5000), returned });
    }
    // Beyond what the game can pay: the round is closed, and the win is held back.
    if (end === 14 && draw(4) === 0) {
      const amount = (round.stake + round.more) * winTimes + 1 + draw(999);
      return requestOf(round, 'win', { transaction, amount });
    }
    const won = end < 160 ? draw(round.stake * 3) : 0;
    return requestOf(round, 'win', { transaction, amount: won });
  }

  function keep(round: PlayedRound, request: GameRequest, answer: GameOutcome | undefined): void {
    if (request.verb !== 'win' || request.returned > 0 || answer?.outcome === 'HELD') return;
    round.payout += request.amount;
    if (kept.settled.length < settledKept) kept.settled.push(round);
    else kept.settled[draw(settledKept)] = round;
  }

  type DecideHeld = (movement: bigint, decision: 'released' | 'refused') => Promise<void>;

  const decideHeld: DecideHeld = async (movement, decision) => {
    await pool.query(`select games.decide_held_win($1, $2, 'month', 'looked at')`, [
      movement,
      decision,
    ]);
  };

  return {
    kept,

    /** So many rounds, begun now and ended some minutes later. */
    async play(count: number, players: readonly MonthPlayer[]): Promise<void> {
      // A sitting ends by itself some hours after its last round: they sit down again.
      await pool.query(
        `update games.seat set expires_at = 'infinity' where expires_at < platform.clock() + interval '5 minutes'`,
      );
      const begun = await begin(count, players);
      await clock.goTo(clock.now() + 10_000);
      await stakeMore(begun);
      await winWithin(begun, decideHeld);
      await clock.goTo(clock.now() + 2 * minuteMs);
      const ends = begun.map(endOf);
      const answers = await send(ends);
      for (const [at, round] of begun.entries()) {
        const request = ends[at];
        if (request) keep(round, request, answers[at]);
      }
      kept.rounds += begun.length;
    },

    /** Rounds that were settled are corrected: more is paid, something is taken back, or a stake is given back. */
    async correct(count: number): Promise<void> {
      const chosen = new Map<string, PlayedRound>();
      for (let at = 0; at < count && kept.settled.length > 0; at += 1) {
        const [round] = kept.settled.splice(draw(kept.settled.length), 1);
        if (round) chosen.set(`${round.player.uid} ${round.game.code}`, round);
      }
      const requests = [...chosen.values()].map((round) => {
        const transaction = `${round.id}-k`;
        const way = draw(3);
        if (way === 0 && round.payout > 1) {
          return requestOf(round, 'correction', {
            transaction,
            amount: -1 - draw(round.payout - 1),
          });
        }
        if (way === 1) return requestOf(round, 'correction', { transaction, returned: 50 });
        return requestOf(round, 'correction', { transaction, amount: 1 + draw(9000) });
      });
      await send(requests);
    },

    /** Prizes of campaigns of the venues, some beyond what they may give. */
    async givePrizes(count: number, players: readonly MonthPlayer[]): Promise<void> {
      const winners = new Map(
        Array.from({ length: count }, () => pick(players, draw)).map((each) => [each.uid, each]),
      );
      await send(
        [...winners.values()].map(({ uid }) => {
          last += 1;
          const { venue } = pick(games, draw);
          const own = { bet: null, round: null, game: null, isFinished: false, returned: 0 };
          const amount = 100 + draw(90_000);
          return { uid, venue, verb: 'promo', transaction: `p${last}`, amount, ...own };
        }),
      );
    },

    /** Half of what waits is decided; a debt may go on waiting. */
    async decide(): Promise<void> {
      const waiting = kept.held;
      kept.held = [];
      for (const movement of waiting) {
        if (draw(2) === 0) kept.held.push(movement);
        else await decideHeld(movement, draw(4) === 0 ? 'refused' : 'released');
      }
    },
  };
}
