import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSameSignature, signProviderRequest } from '@perya/contract/provider-api/signature';
import {
  type ProviderAnswer,
  type ProviderCode,
  type ProviderVerb,
  providerAmountMax,
  providerHeaders,
  providerRequests,
  providerVerbs,
} from '@perya/contract/provider-api/wire';

/**
 * A fault of one request. `lost` never arrives; `deaf` is applied and its answer is lost; `late`
 * arrives after the sender has timed out; `slow` is answered TRY_AGAIN and applied later.
 */
export type Fault = 'none' | 'lost' | 'deaf' | 'twice' | 'late' | 'slow' | ProviderCode;

interface Entry {
  kind: 'bet' | 'win' | 'rollback';
  body: string;
  round: string;
  amount: bigint;
  isGone: boolean;
  /** Of a win: it was taken and not credited. */
  isHeld?: boolean;
}

export interface SimulatedProviderApi {
  url: string;
  balances: Map<string, bigint>;
  /** Decides what happens to the next request. */
  fault: (verb: ProviderVerb, body: Record<string, unknown>) => Fault;
  entries: Map<string, Entry>;
  /** Wins above it are taken and not credited. */
  ceiling: bigint;
  /** Delivers the late requests. */
  deliverLate(): void;
  stop(): Promise<void>;
}

export const testVenue = { code: 'studio', keyId: 'k1', secret: 'a secret of the test' };

/** The platform's side of the wire in memory, as far as a studio can see it. */
export async function startSimulatedProviderApi(): Promise<SimulatedProviderApi> {
  const balances = new Map<string, bigint>();
  const entries = new Map<string, Entry>();
  const tombstones = new Set<string>();
  const finished = new Set<string>();
  const nonces = new Set<string>();
  const late: (() => void)[] = [];

  const move = (player: string, amount: bigint): void => {
    balances.set(player, (balances.get(player) ?? 0n) + amount);
  };
  const known = (id: string, body: string): ProviderCode | null => {
    const entry = entries.get(id);
    if (!entry) return null;
    return entry.body === body ? 'OK' : 'DUPLICATE_TRANSACTION';
  };
  const bet = (body: string): [string, ProviderCode] => {
    const request = providerRequests.bet.parse(JSON.parse(body));
    const { player, transaction_id: id, round_id: round } = request;
    const amount = BigInt(request.amount);
    const repeated = known(id, body);
    if (repeated) return [player, repeated];
    if (tombstones.has(id)) return [player, 'TRANSACTION_ROLLED_BACK'];
    if (finished.has(round)) return [player, 'ROUND_CLOSED'];
    if ((balances.get(player) ?? 0n) < amount) return [player, 'INSUFFICIENT_FUNDS'];
    move(player, -amount);
    entries.set(id, { kind: 'bet', body, round, amount, isGone: false });
    return [player, 'OK'];
  };
  const win = (body: string): [string, ProviderCode] => {
    const request = providerRequests.win.parse(JSON.parse(body));
    const { player, transaction_id: id, round_id: round } = request;
    const repeated = known(id, body);
    if (repeated) return [player, repeated];
    const staked = entries.get(request.bet_transaction_id ?? '');
    if (staked?.kind !== 'bet' || staked.isGone) return [player, 'TRANSACTION_DOES_NOT_EXIST'];
    const isHeld = BigInt(request.amount) > providerApi.ceiling;
    const amount = BigInt((isHeld ? 0 : request.amount) + (request.stake_returned ?? 0));
    move(player, amount);
    finished.add(round);
    entries.set(id, { kind: 'win', body, round, amount, isGone: false, isHeld });
    return [player, 'OK'];
  };
  const rollback = (body: string): [string, ProviderCode] => {
    const request = providerRequests.rollback.parse(JSON.parse(body));
    const { player, transaction_id: id, bet_transaction_id: betId, round_id: round } = request;
    const repeated = known(id, body);
    if (repeated) return [player, repeated];
    if (finished.has(round)) return [player, 'TRANSACTION_SETTLED'];
    const staked = entries.get(betId);
    tombstones.add(betId);
    if (staked && !staked.isGone) {
      staked.isGone = true;
      move(player, staked.amount);
    }
    entries.set(id, { kind: 'rollback', body, round, amount: staked?.amount ?? 0n, isGone: false });
    return [player, 'OK'];
  };
  const apply = (verb: ProviderVerb, body: string): ProviderAnswer => {
    const parsed = providerRequests[verb].safeParse(JSON.parse(body));
    if (!parsed.success || verb === 'promo' || verb === 'correction')
      return { code: 'INVALID_REQUEST' };
    const acts = { bet, win, rollback, balance: () => [parsed.data.player, 'OK'] as const };
    const [player, code] = acts[verb](body);
    const { transaction_id: id } = parsed.data as { transaction_id?: string };
    const isHeld = code === 'OK' && entries.get(id ?? '')?.isHeld;
    return {
      code,
      balance: Number(balances.get(player) ?? 0n),
      currency: 'PHP',
      ...(isHeld && { held: true }),
    };
  };

  const providerApi: SimulatedProviderApi = {
    url: '',
    balances,
    entries,
    ceiling: BigInt(providerAmountMax),
    fault: () => 'none',
    deliverLate: () => {
      for (const each of late.splice(0)) each();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  /** Null for a request whose answer is lost. */
  const meet = (fault: Fault, verb: ProviderVerb, body: string): ProviderAnswer | null => {
    if (fault === 'none') return apply(verb, body);
    if (fault === 'twice') {
      apply(verb, body);
      return apply(verb, body);
    }
    if (fault === 'deaf') apply(verb, body);
    if (fault === 'late' || fault === 'slow') late.push(() => apply(verb, body));
    if (fault === 'slow') return { code: 'TRY_AGAIN' };
    return fault === 'lost' || fault === 'deaf' || fault === 'late' ? null : { code: fault };
  };
  const answerTo = (request: IncomingMessage, body: string): ProviderAnswer | null => {
    const verb = providerVerbs.find(
      (each) => request.url === `/wallet/v1/${testVenue.code}/${each}`,
    );
    const header = (name: string) => String(request.headers[name]);
    const timestamp = header(providerHeaders.timestamp);
    const nonce = header(providerHeaders.nonce);
    const expected = signProviderRequest(testVenue.secret, { timestamp, nonce, body });
    if (!verb) return { code: 'UNKNOWN_VENUE' };
    if (!isSameSignature(expected, header(providerHeaders.signature))) {
      return { code: 'INVALID_SIGNATURE' };
    }
    if (nonces.has(nonce)) return { code: 'REPLAYED_NONCE' };
    nonces.add(nonce);
    return meet(providerApi.fault(verb, JSON.parse(body) as Record<string, unknown>), verb, body);
  };
  const server = createServer(async (request, response) => {
    const answer = answerTo(request, await text(request));
    if (answer) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  providerApi.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return providerApi;
}
