import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listStaffDeposits as listCall,
  readStaffDeposit as readCall,
  listReceipts as receiptsCall,
} from '@perya/contract/payments/staff-calls/deposits';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { readCursor, readIdCursor, writeCursor } from '../../../../platform/lists/cursor.ts';
import type { DeskServices } from '../dependencies.ts';
import { presentStep, seconds } from '../desk.present.ts';
import { presentDeposit, presentReceipt } from './deposits.present.ts';
import type { DepositFilter } from './lookup.store.ts';

const ourId = /^D?(\d{1,18})$/i;

/** What was typed is our id where it looks like one, and else the gateway's. */
function soughtId(q: string | undefined): Pick<DepositFilter, 'id' | 'gatewayId'> {
  if (q === undefined || q === '') return { id: null, gatewayId: null };
  const [, digits] = ourId.exec(q) ?? [];
  return digits === undefined
    ? { id: null, gatewayId: q }
    : { id: BigInt(digits), gatewayId: null };
}

/** A page of deposits, newest first. */
export async function listDeposits(
  { lookup, identity }: DeskServices,
  { status, channel, uid, q, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter: DepositFilter = {
    status: status ?? null,
    channelId: channel ?? null,
    uid: uid === undefined ? null : BigInt(uid),
    ...soughtId(q),
  };
  const [found, count] = await Promise.all([
    lookup.list(filter, readIdCursor(cursor), limit + 1),
    cursor === undefined ? lookup.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const names = await identity.listNames(rows.map((row) => row.uid));
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => presentDeposit(row, names)),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}

export async function readDeposit(
  { lookup, identity, steps }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await lookup.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [names, taken, receipts] = await Promise.all([
    identity.listNames([row.uid]),
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

const exactMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** A page of what gateways took, the latest that we heard of first. */
export async function listReceipts(
  { lookup }: DeskServices,
  { state, q, cursor, limit = listRows.byDefault }: RequestOf<typeof receiptsCall>,
): Promise<AnswerOf<typeof receiptsCall>> {
  const filter = { state: state === 'all' ? null : state, q: q ? q : null };
  const [notedAt = '', paymentId = ''] =
    cursor === undefined ? [] : readCursor(cursor, exactMoment, /^.{1,128}$/s);
  const after = cursor === undefined ? null : { notedAt, paymentId };
  const [found, count] = await Promise.all([
    lookup.listReceipts(filter, after, limit + 1),
    cursor === undefined ? lookup.countReceipts(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentReceipt),
    next: last ? writeCursor(last.notedAt, last.paymentId) : null,
    count,
  };
}
