/** What any request for a second person can be refused with. */
export const refusalsOfAsking = [
  'REQUEST_WAITS',
  'WORDS_TOO_LONG',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
  'REASON_WORDS',
] as const;
