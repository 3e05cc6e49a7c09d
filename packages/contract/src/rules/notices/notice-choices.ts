import type { Text } from '../../text.ts';

/** What players are told about beside what they see in the app; offers are advertising and need their consent. */
export const noticeTopics = ['security', 'payments', 'rewards', 'offers'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

export const noticeChannels = ['push', 'email', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A topic by a channel: what a player switches. */
export interface NoticeCell {
  readonly topic: NoticeTopic;
  readonly channel: NoticeChannel;
}

export const noticeCells: readonly NoticeCell[] = noticeTopics.flatMap((topic) =>
  noticeChannels.map((channel) => ({ topic, channel })),
);

/**
 * What touches the account or its money is always told by message: whoever has got into an account could otherwise
 * silence it first.
 */
export const isAlwaysTold = ({ topic, channel }: NoticeCell): boolean =>
  topic === 'security' && channel !== 'push';

/** What holds until the player chooses: a device that was allowed to notify tells of account and money. */
export const isToldUnchosen = (cell: NoticeCell): boolean =>
  isAlwaysTold(cell) ||
  (cell.channel === 'push' && (cell.topic === 'security' || cell.topic === 'payments'));

/** Whoever stays away from play, or was shut out, is drawn back by nothing. */
export const isSilentWhileAway = (topic: NoticeTopic): boolean =>
  topic === 'rewards' || topic === 'offers';

export interface NoticeChoice extends NoticeCell {
  readonly isOn: boolean;
}

/** Whether something is told by a channel, by what the player chose and where they stand. */
export function isTold(
  cell: NoticeCell,
  chosen: readonly NoticeChoice[],
  { isAway }: { readonly isAway: boolean },
): boolean {
  if (isAway && isSilentWhileAway(cell.topic)) return false;
  if (isAlwaysTold(cell)) return true;
  const own = chosen.find(({ topic, channel }) => topic === cell.topic && channel === cell.channel);
  return own?.isOn ?? isToldUnchosen(cell);
}

/** The words of the consent to offers. Other words are another version, to which nobody has consented yet. */
export const offersConsent = {
  version: 1,
  words: {
    push: {
      en: 'I want offers and news on my devices. I can take this back here at any time.',
      tl: 'Gusto ko ng mga alok at balita sa aking mga device. Maaari ko itong bawiin dito anumang oras.',
    },
    email: {
      en: 'I want offers and news by email. I can take this back here at any time.',
      tl: 'Gusto ko ng mga alok at balita sa email. Maaari ko itong bawiin dito anumang oras.',
    },
    sms: {
      en: 'I want offers and news by SMS. I can take this back here at any time.',
      tl: 'Gusto ko ng mga alok at balita sa SMS. Maaari ko itong bawiin dito anumang oras.',
    },
  } satisfies Record<NoticeChannel, Text>,
} as const;
