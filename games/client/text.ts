import type { Text } from '@perya/game-kit/game';

export { formatAmount } from '@perya/game-kit/format-amount';

export type Lang = 'en' | 'tl';

export const pickText = (text: Text, lang: Lang): string => text[lang];
