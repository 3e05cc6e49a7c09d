import { randomBytes } from 'node:crypto';
import { createProviderClient, type ProviderReply } from '@perya/contract/provider-api/client';
import type {
  ProviderAnswer,
  ProviderCode,
  ProviderRequest,
} from '@perya/contract/provider-api/wire';

export interface Target {
  url: string;
  venue: string;
  key: string;
  secret: string;
  /** A player who has launched the game, has no round open in it and can afford some stakes. */
  player: string;
  token: string;
  game: string;
  /** Centavos, within the stake range of the game. */
  stake: number;
}

export interface Round {
  round_id: string;
  bet: string;
}

class Deviation extends Error {
  override name = 'Deviation';
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Deviation(what);
}

/** A provider for the checks: every id is new, every answer is compared with the expected one. */
export function createProvider(target: Target) {
  const { url, venue, key, secret, player, token, game, stake } = target;
  const client = createProviderClient({ url, venue, key: { id: key, secret } });
  const run = randomBytes(6).toString('hex');
  let number = 0;
  const newId = (kind: string) => `check-${run}-${kind}-${++number}`;
  const who = { player, game, currency: 'PHP' };

  const requests = {
    bet: (round: Round, fields: Partial<ProviderRequest<'bet'>> = {}): ProviderRequest<'bet'> => ({
      ...who,
      token,
      transaction_id: round.bet,
      round_id: round.round_id,
      amount: stake,
      ...fields,
    }),
    win: (round: Round, fields: Partial<ProviderRequest<'win'>> = {}): ProviderRequest<'win'> => ({
      ...who,
      transaction_id: newId('win'),
      bet_transaction_id: round.bet,
      round_id: round.round_id,
      amount: stake,
      is_finished: true,
      ...fields,
    }),
    rollback: (
      round: Round,
      fields: Partial<ProviderRequest<'rollback'>> = {},
    ): ProviderRequest<'rollback'> => ({
      ...who,
      transaction_id: newId('rollback'),
      bet_transaction_id: round.bet,
      round_id: round.round_id,
      ...fields,
    }),
    correction: (
      round: Round,
      fields: Partial<ProviderRequest<'correction'>> = {},
    ): ProviderRequest<'correction'> => ({
      ...who,
      transaction_id: newId('correction'),
      bet_transaction_id: round.bet,
      round_id: round.round_id,
      amount: stake,
      ...fields,
    }),
    balance: (fields: Partial<ProviderRequest<'balance'>> = {}): ProviderRequest<'balance'> => ({
      ...who,
      token,
      ...fields,
    }),
    promo: (fields: Partial<ProviderRequest<'promo'>> = {}): ProviderRequest<'promo'> => ({
      player,
      currency: 'PHP',
      transaction_id: newId('promo'),
      campaign: 'provider-check',
      amount: stake,
      ...fields,
    }),
  };

  function mustAnswer(answer: ProviderAnswer, ...codes: ProviderCode[]): ProviderAnswer {
    must(codes.includes(answer.code), `answered ${answer.code} instead of ${codes.join(' or ')}`);
    return answer;
  }

  async function balance(): Promise<number> {
    const answer = mustAnswer(await client.call('balance', requests.balance()), 'OK');
    must(Number.isSafeInteger(answer.balance), `told the balance ${answer.balance}`);
    return answer.balance ?? 0;
  }

  return {
    target,
    client,
    requests,
    newId,
    newRound: (): Round => ({ round_id: newId('round'), bet: newId('bet') }),
    balance,
    must,
    mustAnswer,

    /** Runs the act and compares the change of the balance with the expected one. */
    async mustChange(by: number, act: () => Promise<unknown>): Promise<void> {
      const before = await balance();
      await act();
      const change = (await balance()) - before;
      must(change === by, `changed the balance by ${change} instead of ${by}`);
    },

    mustRefuse({ httpStatus, answer }: ProviderReply, status: number, code: ProviderCode): void {
      mustAnswer(answer, code);
      must(httpStatus === status, `answered HTTP ${httpStatus} instead of ${status}`);
    },

    mustRepeat(first: ProviderAnswer, again: ProviderAnswer): void {
      const a = JSON.stringify(first);
      const b = JSON.stringify(again);
      must(a === b, `answered ${b} to the repetition of what had answered ${a}`);
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

export interface Check {
  name: string;
  run(provider: Provider): Promise<void>;
}
