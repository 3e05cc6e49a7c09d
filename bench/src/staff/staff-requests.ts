import { listAudit } from '@perya/contract/audit/staff-calls/audit';
import { listRounds } from '@perya/contract/games/staff-calls/rounds';
import { listPlayers, searchPlayers } from '@perya/contract/identity/staff-calls/players';
import { listPlayerPostings } from '@perya/contract/ledger/staff-calls/player-money';
import {
  firstNames,
  firstUid,
  gameCode,
  phoneOf,
  playingPlayers,
  toldPlayers,
} from './fill-staff.ts';
import type { House } from './open-house.ts';

type Request = () => Promise<unknown>;

/** What staff ask for, by name: one request for each number, about somebody or something else each time. */
export type StaffRequests = Record<string, (number: number) => Request>;

/** The same numbers at every run and every size. */
const spread = (number: number, among: number) => (number * 7_368_787) % Math.max(1, among);

const daySeconds = 24 * 3600;

/** Cursors into the midst of each list, as somebody has them who has read on for a long time. */
async function deepCursors({ client }: House) {
  const now = Math.floor(Date.now() / 1000);
  const [players, rounds, audit] = await Promise.all([
    client.call(listPlayers, { before: now - 200 * daySeconds }),
    client.call(listRounds, { before: now - 12 * daySeconds }),
    client.call(listAudit, { before: now - 45 * daySeconds }),
  ]);
  const cursorOf = (next: string | null) => {
    if (next === null) throw new Error('A list ends before its midst');
    return next;
  };
  return {
    players: cursorOf(players.next),
    rounds: cursorOf(rounds.next),
    audit: cursorOf(audit.next),
  };
}

export async function staffRequestsOf(house: House): Promise<StaffRequests> {
  const { client, fill } = house;
  const deep = await deepCursors(house);
  const place = (number: number) => 1 + spread(number, fill.players);
  const playing = (number: number) => String(firstUid + spread(number, playingPlayers(fill)));
  const search = (words: string) => () => client.call(searchPlayers, { words });
  return {
    'players, first page': () => () => client.call(listPlayers, {}),
    'players, deep page': () => () => client.call(listPlayers, { cursor: deep.players }),
    'players, one status': () => () => client.call(listPlayers, { kyc_status: 'under_review' }),
    'search by uid': (number) => search(String(firstUid - 1 + place(number))),
    'search by phone': (number) => search(phoneOf(place(number))),
    'search by a name': (number) => search(firstNames[number % firstNames.length] ?? ''),
    'rounds, first page': () => () => client.call(listRounds, {}),
    'rounds, deep page': () => () => client.call(listRounds, { cursor: deep.rounds }),
    'rounds of a player': (number) => () => client.call(listRounds, { player: playing(number) }),
    'rounds of a game': (number) => () => client.call(listRounds, { game: gameCode(number) }),
    'ledger of a player': (number) => () =>
      client.call(listPlayerPostings, {
        uid: String(firstUid + spread(number, toldPlayers(fill))),
      }),
    'audit, first page': () => () => client.call(listAudit, {}),
    'audit, deep page': () => () => client.call(listAudit, { cursor: deep.audit }),
    'audit of an actor': (number) => () =>
      client.call(listAudit, { actor_kind: 'staff', actor: String((number * 20) % 30) }),
    'audit of a player': (number) => () =>
      client.call(listAudit, {
        subject_kind: 'player',
        subject: String(firstUid + (number % 100)),
      }),
    'audit of a module': () => () => client.call(listAudit, { action: 'limits' }),
  };
}
