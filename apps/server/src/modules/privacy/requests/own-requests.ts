import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  askPrivacy as askCall,
  listOwnPrivacyRequests as listCall,
} from '@perya/contract/privacy/calls/requests';
import { type DataFile, jsonFile } from '../../../platform/files/data-file.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import { presentOwnRequest } from './request.present.ts';

export async function listOwnPrivacyRequests(
  { requests }: PrivacyServices,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof listCall>> {
  return { requests: (await requests.listOwn(uid)).map(presentOwnRequest) };
}

/** Asks the officer; what is wanted must be said, but for a copy of everything. The entry says how long it is, not what it says. */
export async function askPrivacy(
  { audit, limits, requests }: PrivacyServices,
  context: PlayerContext,
  { kind, text }: RequestOf<typeof askCall>,
): Promise<AnswerOf<typeof askCall>> {
  const { uid } = context;
  if (kind !== 'access' && text === '') throw new Refusal('MESSAGE_EMPTY');
  return audit.record(byPlayer(uid, context), async (tx) => {
    const days = await limits.policy('privacy_answer_days', tx);
    const made = await requests.insert(tx, { uid, kind, text, days });
    if (made === null) throw new Refusal('PRIVACY_ASKED');
    return {
      result: { id: String(made.id), due_at: seconds(made.dueAt) },
      entries: [
        {
          action: 'privacy.asked',
          subject: { kind: 'player', uid },
          after: { request: String(made.id), kind, length: text.length },
        },
      ],
    };
  });
}

/** For the archive of all that is known of a player. */
export async function* readOwnData(
  { requests }: Pick<PrivacyServices, 'requests'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield jsonFile('privacy-requests.json', (await requests.listOwn(uid)).map(presentOwnRequest));
}
