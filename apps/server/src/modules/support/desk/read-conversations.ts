import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listConversations as listCall,
  lookAtSupportPicture as lookAtSupportPictureCall,
  readConversation as readCall,
} from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';
import { presentConversation, presentStaffMessage } from './desk.present.ts';

export async function listConversations(
  { desk, identity }: SupportServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { mine, ...request }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await desk.page({ ...request, claimedBy: mine === undefined ? undefined : staffId });
  const uids = page.rows.map((row) => row.uid);
  const [names, languages] = await Promise.all([
    identity.listMaskedNames(uids),
    identity.listLanguages(uids),
  ]);
  const knownOf = (uid: bigint) => ({ name: names.get(uid), language: languages.get(uid) });
  return {
    ...page,
    rows: page.rows.map((row) => presentConversation(row, knownOf(row.uid), staffId)),
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
    identity.listMaskedNames([uid]),
    identity.languageOf(uid),
  ]);
  return {
    ...presentConversation(row, { name: names.get(uid), language }, staffId),
    thread: messages.toReversed().map(presentStaffMessage),
    has_earlier: (messages.at(-1)?.n ?? 1) > 1,
  };
}

/** An address that shows one picture to whoever asks, for a short while. No address without an entry. */
export async function lookAtPicture(
  { audit, conversations, identity }: SupportServices,
  context: StaffContext,
  { uid: given, n, place }: RequestOf<typeof lookAtSupportPictureCall>,
): Promise<AnswerOf<typeof lookAtSupportPictureCall>> {
  const uid = BigInt(given);
  const key = await audit.record<string>(byStaff(context), async (tx) => {
    const found = await conversations.findPicture(tx, { uid, n, place });
    if (found === null) throw new Refusal('NOT_FOUND');
    return {
      result: found,
      entries: [
        { action: 'support.picture-seen', subject: { kind: 'player', uid }, after: { n, place } },
      ],
    };
  });
  return identity.uploads.addressForStaff(context, key, 'support');
}
