import { randomUUID, sign } from 'node:crypto';
import { type Hub88Transaction, noteTransaction } from './books.ts';
import {
  algorithm,
  type Hub88Answer,
  type Hub88Options,
  type Hub88Session,
  type Hub88Switches,
  signatureHeader,
} from './hub88.ts';

const unitsPerPeso = 100_000;

/** Signed requests of the wallet wire; of two at once the first answer counts. */
function createSender(
  { privateKey, walletUrl }: Hub88Options,
  switches: Hub88Switches,
  books: Hub88Transaction[],
) {
  async function sendOnce(path: string, body: string): Promise<Hub88Answer> {
    const key = switches.forges ?? privateKey;
    const response = await fetch(`${walletUrl()}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(algorithm, Buffer.from(body), key).toString('base64'),
      },
      body,
    });
    return (await response.json()) as Hub88Answer;
  }

  return async (path: string, fields: object): Promise<Hub88Answer> => {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
    const copies = Array.from({ length: switches.isTwice ? 2 : 1 }, () => sendOnce(path, body));
    const [first] = await Promise.all(copies);
    if (!first) throw new Error('Nothing was sent');
    noteTransaction(books, path, fields, first);
    return first;
  };
}

/** What Hub88 calls: bets, wins and rollbacks of a session, in pesos. */
export function callWallet(
  options: Hub88Options,
  switches: Hub88Switches,
  books: Hub88Transaction[] = [],
) {
  const send = createSender(options, switches, books);

  const rollback = (session: Hub88Session, round: string, reference_transaction_uuid: string) =>
    send('transaction/rollback', {
      ...session,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid,
      round,
    });

  /** A bet whose answer is lost is taken back. */
  async function bet(session: Hub88Session, round: string, pesos: number, more: object = {}) {
    const transaction_uuid = randomUUID();
    const answer = await send('transaction/bet', {
      ...session,
      transaction_uuid,
      round,
      round_closed: false,
      currency: 'PHP',
      amount: pesos * unitsPerPeso,
      ...more,
    });
    if (switches.losesBets) await rollback(session, round, transaction_uuid);
    return { transaction_uuid, answer };
  }

  const win = (
    session: Hub88Session,
    round: string,
    reference_transaction_uuid: string,
    pesos: number,
    more: object = {},
  ) =>
    send('transaction/win', {
      ...session,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid,
      round,
      round_closed: true,
      currency: 'PHP',
      amount: pesos * unitsPerPeso,
      ...more,
    });

  return { send, bet, win, rollback };
}
