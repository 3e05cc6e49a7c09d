import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listSupportMessages as listSupportMessagesCall,
  sendSupportMessage as sendSupportMessageCall,
} from '@perya/contract/support/calls/support';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer, nothingChanged, type Recorded } from '../../audit/index.ts';
import { readMessage } from '../read-text.ts';
import type { SupportServices } from '../services.ts';
import { presentMessage } from './conversation.present.ts';
import type { MessageRow, NewMessage } from './conversation.store.ts';

const pageSize = 30;
const aboveEvery = 2 ** 31 - 1;

/** The conversation of whoever asks, and nobody else's. */
export async function listMessages(
  { conversations, identity }: SupportServices,
  context: PlayerContext,
  { before = aboveEvery }: RequestOf<typeof listSupportMessagesCall>,
): Promise<AnswerOf<typeof listSupportMessagesCall>> {
  const rows = await conversations.list(context.uid, before, pageSize);
  const urlOf = (key: string) => identity.uploads.addressForPlayer(context, key).url;
  const oldest = rows.at(-1)?.n ?? 1;
  return {
    messages: rows.map((row) => presentMessage(row, urlOf)),
    next: oldest > 1 ? oldest : null,
  };
}

/** Whether a message is the one that was sent before with its key. */
export function requireSame(before: MessageRow, { text, pictures }: NewMessage): void {
  const isSame = before.text === text && before.pictures.join(' ') === pictures.join(' ');
  if (!isSame) throw new Refusal('IDEMPOTENCY_MISMATCH');
}

/** Takes pictures of the player for good; one serves in one message, and nobody sends another's. */
async function claimPictures(
  { identity }: Pick<SupportServices, 'identity'>,
  tx: Recorded,
  uid: bigint,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  if (new Set(keys).size < keys.length) throw new Refusal('FILE_UNKNOWN');
  const claimed = await identity.uploads.claim(tx, uid, keys);
  if (claimed.some(({ state }) => state !== 'claimed')) throw new Refusal('FILE_UNKNOWN');
}

/** Writes down what a player tells service. The same key again answers what was kept. */
export async function sendMessage(
  services: SupportServices,
  context: PlayerContext,
  { key, text: given, pictures }: RequestOf<typeof sendSupportMessageCall>,
): Promise<AnswerOf<typeof sendSupportMessageCall>> {
  const { audit, conversations, identity, rateLimiter, metrics } = services;
  const { uid, brand } = context;
  await rateLimiter.count('supportMessage', String(uid));
  const text = readMessage(given, pictures.length);
  const message: NewMessage = {
    uid,
    key,
    text,
    pictures,
    feedbackId: null,
    sender: { kind: 'player' },
  };
  const row = await audit.record<MessageRow>(byPlayer(uid, context), async (tx) => {
    await conversations.hold(tx, uid, brand);
    const before = await conversations.findByKey(tx, message);
    if (before) {
      requireSame(before, message);
      return nothingChanged(before);
    }
    await claimPictures(services, tx, uid, pictures);
    const written = await conversations.write(tx, message);
    metrics.countMessage('player');
    return {
      result: written,
      entries: [
        {
          action: 'support.message-sent',
          subject: { kind: 'player', uid },
          after: { n: written.n, pictures: pictures.length },
        },
      ],
    };
  });
  return presentMessage(row, (object) => identity.uploads.addressForPlayer(context, object).url);
}
