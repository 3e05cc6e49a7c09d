import { randomUUID } from 'node:crypto';
import { decodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { advanceRoom } from '../rooms/advance-room.ts';
import { joinRoom } from '../rooms/join-room.ts';
import type { RoomKey } from '../rooms/room-key.ts';
import { findNewestRound, type TimedRound, wakeRoom } from '../rooms/rooms.store.ts';
import type { Studio } from '../studio.ts';
import { seatOf } from './create-test-studio.ts';

/** Moves a room on by hand: the clock of its rounds is turned instead of waited for. */
export function roomHands(studio: Studio, key: RoomKey) {
  const turn = (what: string) =>
    studio.pool.query(
      `update studio.room_round set ${what} where venue = $1 and game = $2 and state <> 'ended'`,
      [key.venue, key.game],
    );
  const look = () => advanceRoom(studio, key, true);
  const newest = async (): Promise<TimedRound> => {
    const round = await findNewestRound(studio.pool, key);
    if (!round) throw new Error('The room has no round');
    return round;
  };
  return {
    newest,
    look,
    /** Opens the next round for bets, however long the last one is to be looked at. */
    async open(): Promise<TimedRound> {
      await wakeRoom(studio.pool, key, 600);
      await studio.pool.query(
        `update studio.room_round set opened_at = opened_at - interval '1 hour',
           ended_at = ended_at - interval '1 hour'
         where venue = $1 and game = $2 and state = 'ended'`,
        [key.venue, key.game],
      );
      await look();
      return newest();
    },
    async ring(): Promise<void> {
      await turn('bell_at = clock_timestamp()');
      await look();
    },
    /** As if the bell should have rung so long ago, and nobody was there to do it. */
    async ringLate(ms: number): Promise<void> {
      await turn(`bell_at = clock_timestamp() - make_interval(secs => ${ms / 1000})`);
      await look();
    },
    /** As if the bell had rung so long ago, with a leader at hand all the time. */
    async letPlay(ms: number): Promise<void> {
      await turn(
        `rung_at = clock_timestamp() - make_interval(secs => ${ms / 1000}), attended_at = clock_timestamp()`,
      );
    },
    /** As if nobody had looked after the round since its bell, so long ago. */
    async leaveAlone(ms: number): Promise<void> {
      const ago = `clock_timestamp() - make_interval(secs => ${ms / 1000})`;
      await turn(`rung_at = ${ago}, attended_at = ${ago}`);
    },
    /** Plays the round to its end and settles it. */
    async finish(): Promise<TimedRound> {
      await this.letPlay(120_000);
      await look();
      return newest();
    },
    join: (player: string, bet: unknown, requestId: string = randomUUID()) =>
      joinRoom(studio, seatOf(player, key.game), requestId, bet),
  };
}

export const outcomeIn = <Outcome>({ outcome }: Pick<TimedRound, 'outcome'>): Outcome =>
  decodeJson(outcome ?? 'null') as Outcome;

export const kiteAt = (mark: number | null, stake = 10_00) => ({
  slips: [{ stake: centavos(stake), mark }],
});
