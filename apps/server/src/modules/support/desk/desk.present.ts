import type {
  StaffSupportMessage,
  SupportConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { type Language, languages } from '@perya/contract/text';
import { presentClaim } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { MessageRow } from '../conversation/conversation.store.ts';
import type { ConversationRow } from './desk.store.ts';

export function presentConversation(
  row: ConversationRow,
  { name, language }: { name: string | undefined; language: Language | undefined },
  staffId: bigint,
): SupportConversation {
  return {
    uid: String(row.uid),
    name: name ?? '',
    brand: row.brand,
    state: row.state,
    waiting_since: seconds(row.waitingSince),
    last_at: seconds(row.lastAt),
    last_text: row.lastText ?? '',
    last_from: row.lastSender ?? 'player',
    messages: row.lastN,
    tags: row.tags,
    language: language ?? languages[0],
    claim: presentClaim(row, staffId),
  };
}

export function presentStaffMessage(row: MessageRow): StaffSupportMessage {
  return {
    n: row.n,
    from: row.sender,
    staff_name: row.staffName ?? '',
    text: row.text,
    pictures: row.pictures.length,
    feedback: row.feedback,
    at: seconds(row.at),
    waited_seconds: row.waitedSeconds,
  };
}
