import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listSupportMessages as call } from '@perya/contract/support/calls/support';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { SupportServices } from '../services.ts';
import { presentMessage } from './conversation.present.ts';

const pageSize = 30;
const aboveEvery = 2 ** 31 - 1;

/** The conversation of whoever asks, and nobody else's. */
export async function listMessages(
  { conversations, identity }: SupportServices,
  context: PlayerContext,
  { before = aboveEvery }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const rows = await conversations.list(context.uid, before, pageSize);
  const urlOf = (key: string) => identity.uploads.addressForPlayer(context, key).url;
  const oldest = rows.at(-1)?.n ?? 1;
  return {
    messages: rows.map((row) => presentMessage(row, urlOf)),
    next: oldest > 1 ? oldest : null,
  };
}
