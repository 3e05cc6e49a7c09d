import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listStaffDeposits as listCall,
  readStaffDeposit as readCall,
  listReceipts as receiptsCall,
} from '@perya/contract/payments/staff-calls/deposits';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { presentStep, presentSums } from '../desk.present.ts';
import type { DeskServices } from '../services.ts';
import { presentDeposit, presentReceipt } from './deposits.present.ts';
import type { DepositFilter } from './lookup.store.ts';

const ourId = /^D?(\d{1,18})$/i;

/** What was typed is our id where it looks like one, and else the gateway's. */
function soughtId(q: string | undefined): Pick<DepositFilter, 'id' | 'gatewayId'> {
  const [, id] = ourId.exec(q ?? '') ?? [];
  return id === undefined ? { gatewayId: q } : { id };
}

/** A page of deposits, newest first unless another order is asked for. */
export async function listDeposits(
  { lookup, identity }: DeskServices,
  { q, ...request }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await lookup.page({ ...request, ...soughtId(q) });
  const names = await identity.listMaskedNames(page.rows.map((row) => row.uid));
  return {
    ...page,
    rows: page.rows.map((row) => presentDeposit(row, names)),
    sums: presentSums(page.sums),
  };
}

export async function readDeposit(
  { lookup, identity, steps }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await lookup.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [names, taken, receipts] = await Promise.all([
    identity.listMaskedNames([row.uid]),
    steps.list(row.uid, row.id),
    lookup.receiptsOf(row.id),
  ]);
  return {
    ...presentDeposit(row, names),
    expires_at: seconds(row.expiresAt),
    steps: taken.map(presentStep),
    receipts: receipts.map(presentReceipt),
  };
}

/** A page of what gateways took, the latest that we heard of first. */
export async function listReceipts(
  { lookup }: DeskServices,
  request: RequestOf<typeof receiptsCall>,
): Promise<AnswerOf<typeof receiptsCall>> {
  const page = await lookup.pageReceipts(request);
  return { ...page, rows: page.rows.map(presentReceipt) };
}
