import type { Text } from '../../text.ts';

/** What a conversation is about: words by which colleagues find and count them. */
export const conversationTags = {
  deposit: { en: 'Deposit', tl: 'Deposito' },
  withdrawal: { en: 'Withdrawal', tl: 'Withdrawal' },
  identity: { en: 'Identity check', tl: 'Pagsusuri ng pagkakakilanlan' },
  bonus: { en: 'Bonus', tl: 'Bonus' },
  game: { en: 'Game', tl: 'Laro' },
  account: { en: 'Account and login', tl: 'Account at pag-login' },
  limits: { en: 'Limits and exclusion', tl: 'Mga limit at pagbabawal' },
  complaint: { en: 'Complaint', tl: 'Reklamo' },
} as const satisfies Record<string, Text>;
export type ConversationTag = keyof typeof conversationTags;
export const conversationTagNames = Object.keys(conversationTags) as ConversationTag[];
