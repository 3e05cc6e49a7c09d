import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { listRows } from '@perya/contract/staff/list';
import type {
  listConversations as listCall,
  readConversation as readCall,
} from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { SupportServices } from '../dependencies.ts';
import { presentConversation, presentStaffMessage } from './desk.present.ts';
import type { Place } from './desk.store.ts';

const digits = /^\d{1,18}$/;

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [micros = '0', uid = '0'] = readCursor(cursor, digits, digits);
  return { micros: BigInt(micros), uid: BigInt(uid) };
}

export async function listConversations(
  { desk, identity }: SupportServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { state, uid, mine, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = {
    state,
    uid: uid === undefined ? null : BigInt(uid),
    claimedBy: mine === undefined ? null : staffId,
  };
  const [found, count] = await Promise.all([
    desk.list(filter, placeOf(cursor), limit + 1),
    cursor === undefined ? desk.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const names = await identity.listNames(rows.map((row) => row.uid));
  return {
    rows: rows.map((row) => presentConversation(row, names.get(row.uid), staffId)),
    next: last ? writeCursor(String(last.micros), String(last.uid)) : null,
    count,
  };
}

const threadSize = 50;
const aboveEvery = 2 ** 31 - 1;

/** A conversation with its newest messages, or with those before one. */
export async function readConversation(
  { desk, conversations, identity }: SupportServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { uid: given, before = aboveEvery }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const uid = BigInt(given);
  const row = await desk.find(uid);
  if (!row) throw new Refusal('NOT_FOUND');
  const [messages, names, language] = await Promise.all([
    conversations.list(uid, before, threadSize),
    identity.listNames([uid]),
    identity.languageOf(uid),
  ]);
  return {
    ...presentConversation(row, names.get(uid), staffId),
    language,
    thread: messages.toReversed().map(presentStaffMessage),
    has_earlier: (messages.at(-1)?.n ?? 1) > 1,
  };
}
