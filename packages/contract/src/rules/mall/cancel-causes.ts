import { type Language, say, type Text } from '../../text.ts';

/** Why staff cancel an order, as the player reads it. */
export const cancelCauses = {
  asked: { en: 'You asked for it', tl: 'Hiniling mo ito' },
  stock: { en: 'It is no longer available', tl: 'Hindi na ito makukuha' },
  address: { en: 'It could not be delivered to you', tl: 'Hindi ito maihatid sa iyo' },
  other: { en: 'Another reason', tl: 'Ibang dahilan' },
} as const satisfies Record<string, Text>;

export type CancelCause = keyof typeof cancelCauses;
export const cancelCauseNames = Object.keys(cancelCauses) as [CancelCause, ...CancelCause[]];

const isCause = (name: string): name is CancelCause => Object.hasOwn(cancelCauses, name);

/** What stands in the order: the cause by its name, so that everybody reads it in their language, and words as they were written. */
export const writeCancelled = (cause: CancelCause, words: string): string =>
  words === '' ? cause : `${cause}: ${words}`;

/** Says why an order was cancelled. Before causes had names the whole sentence was written down. */
export function sayCancelled(written: string, language: Language): string {
  const [name = '', ...rest] = written.split(': ');
  if (!isCause(name)) return written;
  const words = rest.join(': ');
  if (words === '') return say(cancelCauses[name], language);
  return name === 'other' ? words : `${say(cancelCauses[name], language)}: ${words}`;
}
