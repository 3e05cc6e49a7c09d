import type { Text } from './game.ts';

/** What players of a room may say to each other: from this list alone, by its id. Nothing is typed. */
export const phrases = {
  hello: { en: 'Hello, everybody', tl: 'Kumusta kayo' },
  luck: { en: 'Good luck', tl: 'Good luck' },
  come: { en: 'Come on …', tl: 'Sige pa …' },
  near: { en: 'So close', tl: 'Muntik na' },
  congrats: { en: 'Congratulations', tl: 'Congrats' },
  thanks: { en: 'Thank you', tl: 'Salamat' },
  ouch: { en: 'Ouch', tl: 'Aray' },
  bye: { en: 'Enough for today, bye', tl: 'Tama na muna, paalam' },
  clap: { en: 'claps', tl: 'pumapalakpak' },
  laugh: { en: 'laughs', tl: 'tumatawa' },
  wow: { en: 'is amazed', tl: 'namangha' },
  heart: { en: 'sends a heart', tl: 'nagpadala ng puso' },
} satisfies Record<string, Text>;

export type PhraseId = keyof typeof phrases;

export const phraseIds = Object.keys(phrases) as readonly PhraseId[];

/** Those that are drawn rather than written. */
export const emotes = ['clap', 'laugh', 'wow', 'heart'] as const satisfies readonly PhraseId[];
export type Emote = (typeof emotes)[number];

export const isPhraseId = (value: unknown): value is PhraseId =>
  typeof value === 'string' && Object.hasOwn(phrases, value);

export const isEmote = (id: PhraseId): id is Emote => emotes.some((emote) => emote === id);

/** What everybody in a room hears: a phrase, by somebody who has a number there and no name. */
export interface Said {
  voice: number;
  phrase: PhraseId;
}
