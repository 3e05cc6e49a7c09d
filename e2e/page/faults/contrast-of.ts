import { contrastOf as contrastOfColours } from '@perya/contract/brands/brand-colours';
import type { Locator } from '@playwright/test';

/** The ink of the words, how much of it is seen, and the colours behind: several where a gradient is drawn. */
const paintOf = (words: Locator) =>
  words.evaluate((element) => {
    const groundsOf = (part: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const drawn = backgroundImage.match(/rgba?\([^)]*\)/g) ?? [];
      if (drawn.length > 0) return drawn;
      return /, 0\)$/.test(backgroundColor) ? [] : [backgroundColor];
    };
    const { color: ink, opacity } = getComputedStyle(element);
    let share = Number(opacity);
    let part: Element = element;
    while (groundsOf(part).length === 0 && part.parentElement !== null) {
      part = part.parentElement;
      if (groundsOf(part).length === 0) share *= Number(getComputedStyle(part).opacity);
    }
    return { ink, share, grounds: groundsOf(part) };
  });

const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

const hexOf = (parts: readonly number[]) =>
  `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/**
 * How far the words of an element stand out from what lies behind them, by the rule of WCAG and at the worse end of a
 * gradient: what a checker leaves undecided, as on a gradient, or passes over, as what cannot be pressed.
 */
export async function contrastOf(words: Locator): Promise<number> {
  const { ink, share, grounds } = await paintOf(words);
  const ratios = grounds.map((ground) => {
    const behind = partsOf(ground);
    const seen = partsOf(ink).map((value, at) => share * value + (1 - share) * (behind[at] ?? 0));
    return contrastOfColours(hexOf(seen), hexOf(behind));
  });
  return Math.min(...ratios);
}
