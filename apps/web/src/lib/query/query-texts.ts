import type { Text } from '@perya/contract/text';

export const queryTexts = {
  noConnection: { en: 'No connection. Try again.', tl: 'Walang koneksyon. Subukan muli.' },
} as const satisfies Record<string, Text>;
