import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  answerPrivacyRequest as answerCall,
  claimPrivacyRequest as claimCall,
  listPrivacyRequests as listCall,
  readPrivacyRequest as readCall,
} from '@perya/contract/privacy/staff-calls/requests';
import { say, type Text } from '@perya/contract/text';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { holderOf } from '../../../platform/lists/queue.ts';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';
import { byStaff, nameOfActor, type Recorded } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import { presentRequest } from './request.present.ts';

export async function listPrivacyRequests(
  { requests }: PrivacyServices,
  { staffId }: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await requests.page(request);
  return { ...page, rows: page.rows.map((row) => presentRequest(row, staffId)) };
}

export async function readPrivacyRequest(
  { requests }: PrivacyServices,
  { staffId }: StaffContext,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await requests.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  return presentRequest(row, staffId);
}

/** Takes a request for fifteen minutes, or renews that. */
export async function claimPrivacyRequest(
  { audit, requests }: PrivacyServices,
  context: StaffContext,
  { id }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const { staffId, staffName: name } = context;
  const until = await audit.record(byStaff(context), async (tx) => {
    const claimed = await requests.claim(tx, { staffId, name }, { id: BigInt(id) });
    const found = await requests.find(BigInt(id), tx);
    if (!found) throw new Refusal('NOT_FOUND');
    if (!claimed) throw new Refusal(found.state === 'open' ? 'PAYMENT_TAKEN' : 'PRIVACY_ANSWERED');
    return {
      result: claimed.until,
      entries: [
        {
          action: 'privacy.request-claimed',
          subject: { kind: 'player', uid: found.uid },
          after: { request: id, renewed: !claimed.isNew },
        },
      ],
    };
  });
  return { until: seconds(until) };
}

const answeredText = (brand: string): Text => ({
  en: `What you asked about the data of your ${brand} account was answered. Read it in the app: Account, Privacy requests.`,
  tl: `Nasagot na ang hiniling mo tungkol sa datos ng ${brand} account mo. Basahin ito sa app: Account, Mga hiling sa privacy.`,
});

/** The message says that there is an answer and nothing of it: it is read by whoever looks at the phone. */
async function tell({ identity }: PrivacyServices, tx: Recorded, uid: bigint): Promise<void> {
  const [to, brand, language] = await Promise.all([
    identity.contactOf(uid),
    identity.brandNameOf(uid),
    identity.languageOf(uid),
  ]);
  if (to === null) return;
  const message = { to, subject: brand, text: say(answeredText(brand), language) };
  await writeToOutbox(tx, toOutboxMessage(uid, message));
}

export async function answerPrivacyRequest(
  services: PrivacyServices,
  context: StaffContext,
  { id, outcome, answer }: RequestOf<typeof answerCall>,
): Promise<AnswerOf<typeof answerCall>> {
  const { audit, requests } = services;
  const origin = byStaff(context);
  const at = await audit.record(origin, async (tx) => {
    const held = await requests.lock(tx, BigInt(id));
    if (!held) throw new Refusal('NOT_FOUND');
    if (held.state !== 'open') throw new Refusal('PRIVACY_ANSWERED');
    if (holderOf(held, context.staffId) !== 'caller') throw new Refusal('PAYMENT_NOT_CLAIMED');
    const by = nameOfActor(origin.actor);
    const answeredAt = await requests.answer(tx, held.id, { outcome, answer, by });
    await tell(services, tx, held.uid);
    return {
      result: answeredAt,
      entries: [
        {
          action: 'privacy.request-answered',
          subject: { kind: 'player', uid: held.uid },
          before: { state: 'open', late: held.isLate },
          after: { request: id, kind: held.kind, state: outcome, length: answer.length },
        },
      ],
    };
  });
  return { answered_at: seconds(at) };
}
