import { randomUUID } from 'node:crypto';
import {
  type SoftswissAnswer,
  type SoftswissOptions,
  type SoftswissSession,
  type SoftswissSwitches,
  signatureHeader,
  signatureOf,
} from './softswiss.ts';

/** Signed requests of the wallet; of two at once the first answer counts. */
function createSender({ authToken, walletUrl }: SoftswissOptions, switches: SoftswissSwitches) {
  async function sendOnce(path: string, body: string): Promise<SoftswissAnswer> {
    const response = await fetch(`${walletUrl()}/v2/a8r_casino.${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatureOf(body, switches.forges ?? authToken),
      },
      body,
    });
    return (await response.json()) as SoftswissAnswer;
  }

  return async (path: string, fields: object): Promise<SoftswissAnswer> => {
    const body = JSON.stringify(fields);
    const copies = Array.from({ length: switches.isTwice ? 2 : 1 }, () => sendOnce(path, body));
    const [first] = await Promise.all(copies);
    if (!first) throw new Error('Nothing was sent');
    return first;
  };
}

/** A bet or a win of a request, in pesos. */
export interface Move {
  type: 'bet' | 'win';
  pesos: number;
  id?: string;
}

/** What the aggregator calls: rounds of a session, bets and wins together, in pesos. */
export function callWallet(options: SoftswissOptions, switches: SoftswissSwitches) {
  const send = createSender(options, switches);

  const of = (session: SoftswissSession, round_id: string) => ({
    ...session,
    round_id,
    provider: session.game_id.split(':')[0],
  });

  const rollback = (
    session: SoftswissSession,
    round: string,
    originals: readonly string[],
    more: object = {},
  ) =>
    send('Round/Rollback', {
      ...of(session, round),
      finished: true,
      transactions: originals.map((original_id) => ({
        id: randomUUID(),
        type: 'rollback',
        original_id,
      })),
      ...more,
    });

  /** Bets whose answer is lost are taken back. */
  async function betWin(
    session: SoftswissSession,
    round: string,
    moves: readonly Move[],
    more: object = {},
  ) {
    const transactions = moves.map(({ type, pesos, id = randomUUID() }) => ({
      id,
      type,
      amount: pesos.toFixed(2),
    }));
    const answer = await send('Round/BetWin', { ...of(session, round), transactions, ...more });
    const bets = transactions.filter(({ type }) => type === 'bet').map(({ id }) => id);
    if (switches.losesBets && bets.length > 0) await rollback(session, round, bets);
    return { ids: transactions.map(({ id }) => id), answer };
  }

  const finish = ({ player_id, currency, session_payload }: SoftswissSession, round_id: string) =>
    send('Round/Finish', { player_id, currency, session_payload, round_id });

  const balance = ({ player_id, currency, session_payload }: SoftswissSession) =>
    send('Player/Balance', { player_id, currency, session_payload });

  const finishFree = (issue_id: string, pesos: number) =>
    send('Freespins/Finish', { issue_id, amount: pesos.toFixed(2) });

  return { send, balance, betWin, rollback, finish, finishFree };
}
