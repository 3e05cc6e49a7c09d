import { launchQueryOf } from '../../../sandbox/src/studio/testing/launch-query.ts';
import { playerName, type RoomTold, roomGame } from './room-setting.ts';

/** A player in the room, with when each message came. */
export interface Seat {
  /** Answers in which round the bet stands; null where it was refused. */
  bet(requestId: string): Promise<number | null>;
  /** When it heard first of a phase of a round, in unix milliseconds. */
  heard: Map<string, number>;
  leave(): void;
}

export const phaseName = (number: number, phase: string): string => `${number} ${phase}`;

/** Ten pesos, as the wire of games writes whole centavos. */
const stake = { $bigint: '1000' };

/** A few at once: so many that come at one moment would be a test of something else. */
const atOnce = 32;

async function launch(url: string, player: string): Promise<string> {
  const query = launchQueryOf({ player, game: roomGame });
  const page = await (await fetch(`${url}/play?${query}`)).text();
  const boot = /id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? 'null';
  return (JSON.parse(boot) as { session: string }).session;
}

/** Hands on every message of the line, until it ends. */
async function follow(line: Response, onRoom: (told: RoomTold) => void): Promise<void> {
  if (!line.body) throw new Error('There is no line');
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of line.body) {
    const messages = `${rest}${decoder.decode(piece as Uint8Array, { stream: true })}`.split(
      '\n\n',
    );
    rest = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith('data: ')) onRoom(JSON.parse(message.slice(6)) as RoomTold);
    }
  }
}

async function open(url: string, player: string, onRoom: (told: RoomTold) => void): Promise<Seat> {
  const session = await launch(url, player);
  const authorization = `Bearer ${session}`;
  const leaving = new AbortController();
  const line = await fetch(`${url}/api/room/live`, {
    headers: { authorization },
    signal: leaving.signal,
  });
  const heard = new Map<string, number>();
  void follow(line, (told) => {
    const { round } = told;
    // A bell without the dice tells a player nothing yet.
    const isTold = round !== null && (round.phase !== 'playing' || round.outcome !== null);
    const name = isTold ? phaseName(round.number, round.phase) : '';
    if (!heard.has(name)) heard.set(name, Date.now());
    onRoom(told);
  }).catch(() => {});
  return {
    heard,
    leave: () => leaving.abort(),
    async bet(requestId) {
      const answer = await fetch(`${url}/api/bet`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ requestId, bet: { placed: [{ spot: 'red', stake }] } }),
      });
      const { round } = (await answer.json()) as { round?: { number?: number } };
      return round?.number ?? null;
    },
  };
}

/** So many players sit down; `onRoom` hears what the first of them is told. */
export async function openSeats(
  url: string,
  players: number,
  onRoom: (told: RoomTold) => void,
): Promise<Seat[]> {
  const seats: Seat[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let place = next++; place < players; place = next++) {
        const tell = place === 0 ? onRoom : () => {};
        seats[place] = await open(url, playerName(place), tell);
      }
    }),
  );
  return seats;
}
