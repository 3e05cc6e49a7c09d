import type { DeadLetter } from '@perya/contract/house/staff-calls/dead-letters';
import type { DeadLetter as Stored } from '../../../platform/outbox/outbox.store.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { maskContacts } from './mask-contacts.ts';

export const presentDeadLetter = ({ id, uid, ...letter }: Stored): DeadLetter => ({
  id: String(id),
  channel: letter.channel,
  uid: uid === null ? null : String(uid),
  written_at: seconds(letter.writtenAt),
  died_at: seconds(letter.diedAt),
  attempts: letter.attempts,
  why: maskContacts(letter.lastError),
});
