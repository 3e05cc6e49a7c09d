import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  claimConversation as claimCall,
  releaseConversation as releaseCall,
  takeOverConversation as takeOverCall,
} from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { holderOf, presentTakenFrom } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Recorded } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';
import type { ConversationRow } from './desk.store.ts';

/** Takes a conversation for fifteen minutes, or renews that. */
export async function claimConversation(
  { audit, desk }: SupportServices,
  context: StaffContext,
  { uid: given }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const uid = BigInt(given);
  const { staffId, staffName: name } = context;
  const until = await audit.record<Date>(byStaff(context), async (tx) => {
    const claimed = await desk.claim(tx, { staffId, name }, { uid });
    if (!claimed) {
      throw new Refusal((await desk.lock(tx, uid)) ? 'CONVERSATION_TAKEN' : 'NOT_FOUND');
    }
    return {
      result: claimed.until,
      entries: [
        {
          action: 'support.conversation-claimed',
          subject: { kind: 'player', uid },
          after: { renewed: !claimed.isNew },
        },
      ],
    };
  });
  return { until: seconds(until) };
}

/** Takes over what a colleague has claimed. Who may not answer takes none, whoever has them. */
export async function takeOverConversation(
  { audit, desk }: SupportServices,
  context: StaffContext,
  { uid: given, reason }: RequestOf<typeof takeOverCall>,
): Promise<AnswerOf<typeof takeOverCall>> {
  if (!context.permissions.has('support.answer')) throw new Refusal('FORBIDDEN');
  const uid = BigInt(given);
  const { staffId, staffName: name } = context;
  const until = await audit.record(byStaff(context), async (tx) => {
    const taken = await desk.takeOver(tx, { staffId, name }, { uid });
    if (!taken) throw new Refusal('CLAIM_OF_NOBODY');
    const subject = { kind: 'player', uid } as const;
    const after = presentTakenFrom(taken);
    return {
      result: taken.until,
      entries: [{ action: 'support.conversation-taken-over', subject, after, reason }],
    };
  });
  return { until: seconds(until) };
}

export async function releaseConversation(
  { audit, desk }: SupportServices,
  context: StaffContext,
  { uid: given }: RequestOf<typeof releaseCall>,
): Promise<AnswerOf<typeof releaseCall>> {
  const uid = BigInt(given);
  await audit.record(byStaff(context), async (tx) => {
    if (!(await desk.release(tx, context.staffId, { uid }))) {
      throw new Refusal('CONVERSATION_NOT_CLAIMED');
    }
    return {
      result: undefined,
      entries: [
        { action: 'support.conversation-released', subject: { kind: 'player', uid } },
      ] as const,
    };
  });
  return true;
}

/** Holds a conversation that the caller has claimed; refuses everybody else. */
export async function holdClaimed(
  { desk }: Pick<SupportServices, 'desk'>,
  tx: Recorded,
  staffId: bigint,
  uid: bigint,
): Promise<ConversationRow> {
  const row = await desk.lock(tx, uid);
  if (!row) throw new Refusal('NOT_FOUND');
  const holder = holderOf(row, staffId);
  if (holder === 'nobody') throw new Refusal('CONVERSATION_NOT_CLAIMED');
  if (holder === 'other') throw new Refusal('CONVERSATION_TAKEN');
  return row;
}
