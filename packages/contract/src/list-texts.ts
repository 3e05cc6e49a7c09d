import type { Text } from './text.ts';

/** What a list says while it loads, when it is empty and when it fails: spelled once, as the documents spell it. [A-442 G-240 G-242 G-243 G-244] */
export const listTexts = {
  loading: { en: 'Loading...', tl: 'Naglo-load...' },
  failed: { en: 'Error fetching data.', tl: 'Hindi makuha ang data.' },
  emptyGames: { en: 'There is no data yet!', tl: 'Wala pang data!' },
  emptyShell: { en: 'There is no data yet！', tl: 'Wala pang data！' },
} as const satisfies Record<string, Text>;
