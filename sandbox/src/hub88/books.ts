import type { FastifyInstance } from 'fastify';
import type { Hub88Answer } from './hub88.ts';

/** A transaction as the Transactions API tells it. */
export interface Hub88Transaction {
  transaction_uuid: string;
  user: string;
  kind: 'TK_BET' | 'TK_WIN' | 'TK_FREE_BET' | 'TK_FREE_WIN' | 'TK_ROLLBACK';
  status: 'TS_SUCCESS' | 'TS_DECLINED' | 'TS_ROLLEDBACK';
  amount: number;
  currency: string;
  round: string | null;
  reference_transaction_uuid: string | null;
  game_code: string;
  inserted_at: string;
}

interface Told {
  transaction_uuid?: string;
  reference_transaction_uuid?: string;
  user?: string;
  amount?: number;
  is_free?: boolean;
  round?: string;
  game_code?: string;
}

function kindOf(path: string, { is_free }: Told): Hub88Transaction['kind'] | null {
  if (path === 'transaction/bet') return is_free ? 'TK_FREE_BET' : 'TK_BET';
  if (path === 'transaction/win') return is_free ? 'TK_FREE_WIN' : 'TK_WIN';
  return path === 'transaction/rollback' ? 'TK_ROLLBACK' : null;
}

/** Notes what was asked of the wallet and what it has answered, each transaction once. */
export function noteTransaction(
  books: Hub88Transaction[],
  path: string,
  told: Told,
  { status }: Pick<Hub88Answer, 'status'>,
): void {
  const kind = kindOf(path, told);
  const { transaction_uuid = '', reference_transaction_uuid = null } = told;
  if (kind === null || books.some((each) => each.transaction_uuid === transaction_uuid)) return;
  const isDone = status === 'RS_OK';
  const reference = books.find((each) => each.transaction_uuid === reference_transaction_uuid);
  if (kind === 'TK_ROLLBACK' && isDone && reference) reference.status = 'TS_ROLLEDBACK';
  books.push({
    transaction_uuid,
    user: told.user ?? '',
    kind,
    status: isDone ? 'TS_SUCCESS' : 'TS_DECLINED',
    amount: told.amount ?? 0,
    currency: 'PHP',
    round: told.round ?? null,
    reference_transaction_uuid,
    game_code: told.game_code ?? '',
    inserted_at: new Date().toISOString(),
  });
}

/** The Transactions API: a span has to be named. */
export function answerTransactions(app: FastifyInstance, books: readonly Hub88Transaction[]): void {
  app.post<{ Body: string }>('/operator/generic/v2/transactions/list', async (request, reply) => {
    const { start_time, end_time } = JSON.parse(request.body);
    const [from, until] = [start_time, end_time].map((text) => Date.parse(`${text}Z`));
    if (!from || !until) return reply.code(400).send({ error: 'start_time and end_time' });
    return books.filter(({ inserted_at }) => {
      const at = Date.parse(inserted_at);
      return at >= from && at < until;
    });
  });
}
