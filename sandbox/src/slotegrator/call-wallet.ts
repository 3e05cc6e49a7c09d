import { randomUUID } from 'node:crypto';
import {
  buildQuery,
  type Fields,
  type SlotegratorAnswer,
  type SlotegratorOptions,
  type SlotegratorSession,
  type SlotegratorSwitches,
  signed,
} from './slotegrator.ts';

/** Signed requests of the wallet; of two at once the first answer counts. */
function createSender(
  { merchantId, merchantKey, callbackUrl }: SlotegratorOptions,
  switches: SlotegratorSwitches,
) {
  async function sendOnce(fields: Fields): Promise<SlotegratorAnswer> {
    const merchant = { id: merchantId, key: switches.forges ?? merchantKey };
    const response = await fetch(callbackUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...signed(fields, merchant, Date.now() - switches.secondsBehind * 1000),
      },
      body: buildQuery(fields),
    });
    return (await response.json()) as SlotegratorAnswer;
  }

  return async (fields: Fields): Promise<SlotegratorAnswer> => {
    const copies = Array.from({ length: switches.isTwice ? 2 : 1 }, () => sendOnce(fields));
    const [first] = await Promise.all(copies);
    if (!first) throw new Error('Nothing was sent');
    return first;
  };
}

/** What was played, as a rollback lists it. */
export interface Listed {
  action: 'bet' | 'win' | 'refund';
  amount: string;
  transaction_id: string;
}

/** What Slotegrator calls: bets, wins, refunds and rollbacks of a session, in pesos. */
export function callWallet(options: SlotegratorOptions, switches: SlotegratorSwitches) {
  const send = createSender(options, switches);
  const newId = () => randomUUID().replaceAll('-', '');

  const refund = (
    session: SlotegratorSession,
    round_id: string,
    bet: { transaction_id: string; pesos: number },
    more: Fields = {},
  ) =>
    send({
      action: 'refund',
      ...session,
      round_id,
      transaction_id: newId(),
      bet_transaction_id: bet.transaction_id,
      amount: bet.pesos.toFixed(2),
      type: 'bet',
      ...more,
    });

  /** A bet whose answer is lost is refunded. */
  async function bet(
    session: SlotegratorSession,
    round_id: string,
    pesos: number,
    more: Fields = {},
  ) {
    const transaction_id = newId();
    const amount = pesos.toFixed(2);
    const fields = { action: 'bet', ...session, round_id, transaction_id, amount, type: 'bet' };
    const answer = await send({ ...fields, ...more });
    if (switches.losesBets) await refund(session, round_id, { transaction_id, pesos });
    return { transaction_id, answer };
  }

  async function win(
    session: SlotegratorSession,
    round_id: string,
    pesos: number,
    more: Fields = {},
  ) {
    const transaction_id = newId();
    const amount = pesos.toFixed(2);
    const fields = { action: 'win', ...session, round_id, transaction_id, amount, type: 'win' };
    return { transaction_id, answer: await send({ ...fields, ...more }) };
  }

  const rollback = (
    session: SlotegratorSession,
    round_id: string,
    listed: readonly Listed[],
    more: Fields = {},
  ) =>
    send({
      action: 'rollback',
      ...session,
      type: 'rollback',
      round_id,
      provider_round_id: round_id,
      transaction_id: newId(),
      rollback_transactions: listed.map((entry) => ({ ...entry, type: entry.action })),
      ...more,
    });

  const balance = ({ player_id, currency, session_id }: SlotegratorSession) =>
    send({ action: 'balance', player_id, currency, session_id });

  return { send, balance, bet, win, refund, rollback };
}
