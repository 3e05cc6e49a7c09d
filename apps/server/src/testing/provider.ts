import { randomUUID } from 'node:crypto';
import { createProviderClient, type ProviderClient } from '@perya/contract/provider-api/client';
import type { ProviderAnswer, ProviderRequest } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import { setKycStatus } from './kyc/set-kyc-status.ts';
import { nextPhone } from './next-phone.ts';
import type { TestServer } from './test-server.ts';

type Fields<Verb extends 'bet' | 'win' | 'rollback' | 'correction'> = Partial<
  ProviderRequest<Verb>
>;

/** A player in a game, as the game's provider sees them. */
export interface SeatedPlayer {
  uid: bigint;
  player: string;
  token: string;
  game: string;
  client: ProviderClient;
  bet(fields?: Fields<'bet'>): Promise<ProviderAnswer>;
  win(fields?: Fields<'win'>): Promise<ProviderAnswer>;
  rollback(fields?: Fields<'rollback'>): Promise<ProviderAnswer>;
  /** Pays 5 pesos more, unless the fields say something else. */
  correct(fields?: Fields<'correction'>): Promise<ProviderAnswer>;
  balance(): Promise<bigint>;
}

export const testVenue = 'studio';
const testGame = 'plinko';

/** `isPatient` where all answers must come, however busy the machine is. */
export async function clientOf(
  server: TestServer,
  venue = testVenue,
  { isPatient = false } = {},
): Promise<ProviderClient> {
  const key = await server.games.keys.signingOf(venue);
  if (!key) throw new Error(`The venue ${venue} has no key`);
  const made = { url: server.url, venue, key };
  return createProviderClient(isPatient ? { ...made, timeoutMs: 60_000 } : made);
}

/** One who is no tester has told who they are: whoever has not can neither pay in nor play. */
export async function addPlayer(
  server: TestServer,
  pesos = 1000,
  { tester = true, isKnown = !tester }: { tester?: boolean; isKnown?: boolean } = {},
): Promise<bigint> {
  const phone = nextPhone();
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `test${phone}`,
    nickname: null,
    tester,
  });
  if (isKnown) await setKycStatus(server, uid, 'basic_account');
  if (pesos > 0) {
    const amount = centavos(pesos * 100);
    await server.ledger.post({
      uid,
      scope: 'test',
      key: `funds-${uid}`,
      amount,
      legs: [{ account: 'house:test-funds', amount: centavos(-amount) }],
    });
  }
  return uid;
}

/** Launches the game for the player and reads from the URL what the provider learns. */
export async function takeSeat(
  server: TestServer,
  uid: bigint,
  game = testGame,
): Promise<{ player: string; token: string; venue: string }> {
  const url = await server.games.launch(
    { uid, language: 'en_US', session: null },
    { code: game, theme: 'dark' },
  );
  const query = new URL(url, server.url).searchParams;
  const read = (name: string) => query.get(name) ?? '';
  return { player: read('player'), token: read('token'), venue: read('venue') };
}

/** A player with funds in a game; what a request does not name is of the round `r-1`. */
export async function seatPlayer(
  server: TestServer,
  {
    game = testGame,
    pesos = 1000,
    tester = true,
  }: { game?: string; pesos?: number; tester?: boolean } = {},
): Promise<SeatedPlayer> {
  const uid = await addPlayer(server, pesos, { tester });
  const { player, token, venue } = await takeSeat(server, uid, game);
  const client = await clientOf(server, venue);
  const first = randomUUID();
  const round = { round_id: `r-${first}`, player, game, currency: 'PHP' };
  return {
    uid,
    player,
    token,
    game,
    client,
    bet: (fields) =>
      client.call('bet', {
        ...round,
        transaction_id: `b-${first}`,
        amount: 1000,
        token,
        ...fields,
      }),
    win: (fields) =>
      client.call('win', {
        ...round,
        transaction_id: `w-${first}`,
        bet_transaction_id: `b-${first}`,
        amount: 2500,
        is_finished: true,
        ...fields,
      }),
    rollback: (fields) =>
      client.call('rollback', {
        ...round,
        transaction_id: `x-${first}`,
        bet_transaction_id: `b-${first}`,
        ...fields,
      }),
    correct: (fields) =>
      client.call('correction', {
        ...round,
        transaction_id: `c-${first}`,
        bet_transaction_id: `b-${first}`,
        amount: 500,
        ...fields,
      }),
    balance: async () => (await server.ledger.wallet(uid)).balance,
  };
}
