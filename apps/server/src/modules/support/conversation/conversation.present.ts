import type { SupportMessage } from '@perya/contract/support/calls/support';
import { seconds } from '../../../platform/wire-time.ts';
import type { MessageRow } from './conversation.store.ts';

/** A message as its player reads it: the house answers, whoever has written it. */
export function presentMessage(
  { n, sender, key, text, pictures, feedback, at }: MessageRow,
  urlOf: (key: string) => string,
): SupportMessage {
  return {
    n,
    from: sender === 'player' ? 'player' : 'house',
    key: sender === 'player' ? key : '',
    text,
    pictures: pictures.map((key) => ({ url: urlOf(key) })),
    feedback,
    at: seconds(at),
  };
}
