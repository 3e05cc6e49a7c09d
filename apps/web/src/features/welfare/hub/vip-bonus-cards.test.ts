import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the cards of the VIP tab are plain text and can ask nobody for anything; the tab that holds them is shut [G-080 G-308]', () => {
  const cards = read('./vip-bonus-cards.tsx');
  const imported = [...cards.matchAll(/^import .* from '(.+)';$/gm)].map(([, from]) => from);
  expect(imported).toEqual(['@lingui/react/macro', '@perya/ui/card']);
  expect(cards).not.toMatch(/fetch|useCall|useEffect|import\(/);
  const tab = /\{[^{}]*label: t`VIP Bonus`[^{}]*\}/.exec(read('./welfare-page.tsx'))?.[0];
  expect(tab).toContain('content: <VipBonusCards />');
  expect(tab).toContain('isDisabled: true');
});
