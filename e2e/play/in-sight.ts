import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../page/test.ts';

/** What a game's screen owes its player, by selectors of its own. */
export interface Promises {
  /** Wholly on the screen, without scrolling, and under nothing that takes its taps. */
  inSight: readonly string[];
  /** Neither lies over the other, not even in part. */
  apart: readonly (readonly [one: string, other: string])[];
  /** Comes wholly into sight when it is scrolled to, and takes a thumb; fields of a board may be smaller, as said. */
  inReach?: readonly (string | readonly [selector: string, pixels: number])[];
  /** At least so wide, in pixels. */
  width?: readonly [selector: string, pixels: number];
}

async function outOfSight(game: FrameLocator, selector: string): Promise<string[]> {
  const faults = await game.locator(selector).evaluateAll((elements) => {
    const isTapped = (element: Element, x: number, y: number) => {
      // What takes no taps lets them through to whatever lies behind it.
      if (getComputedStyle(element).pointerEvents === 'none') return true;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return elements.map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return 'not drawn';
      const isCut = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      if (isCut) return 'outside';
      return isTapped(element, left + width / 2, top + height / 2) ? '' : 'covered';
    });
  });
  if (faults.length === 0) return [`${selector}: there is none`];
  return faults.flatMap((fault, at) => (fault === '' ? [] : [`${selector} ${at + 1}: ${fault}`]));
}

/** What the width of a thumb asks for. */
const thumbPx = 44;

function outOfReach(game: FrameLocator, selector: string, leastPx: number): Promise<string[]> {
  return game.locator(selector).evaluateAll(
    (elements, [named, least]) => {
      const row = elements[0]?.parentElement;
      const before = row?.scrollLeft ?? 0;
      const faults = elements.flatMap((element, at) => {
        element.scrollIntoView({ inline: 'center', block: 'nearest' });
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (Math.min(width, height) < least) return [`${named} ${at + 1}: ${width} × ${height}`];
        const isCut = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isTapped = hit !== null && element.contains(hit);
        return isCut || !isTapped ? [`${named} ${at + 1}: out of reach`] : [];
      });
      row?.scrollTo({ left: before });
      return elements.length === 0 ? [`${named}: there is none`] : faults;
    },
    [selector, leastPx] as const,
  );
}

function overlaps(game: FrameLocator, one: string, other: string): Promise<string[]> {
  return game.locator('body').evaluate(
    (body, [first, second]) => {
      const boxesOf = (selector: string) =>
        [...body.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const others = boxesOf(second);
      return boxesOf(first).flatMap((a) =>
        others.some(
          (b) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        )
          ? [`${first} lies over ${second}`]
          : [],
      );
    },
    [one, other] as const,
  );
}

/** Buttons that begin with the same word do the same, for whoever reads quickly. */
function namesakes(game: FrameLocator): Promise<string[]> {
  return game.locator('.kit-deck button').evaluateAll((buttons) => {
    const words = buttons.map((button) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().split(/\s/, 1).join(),
    );
    return words.flatMap((word, at) =>
      words.indexOf(word) === at ? [] : [`two buttons are called ${word}`],
    );
  });
}

async function brokenPromises(game: FrameLocator, promises: Promises): Promise<string[]> {
  const hidden = promises.inSight.map((selector) => outOfSight(game, selector));
  const covered = promises.apart.map(([one, other]) => overlaps(game, one, other));
  const found = (await Promise.all([...hidden, ...covered, namesakes(game)])).flat();
  for (const promised of promises.inReach ?? []) {
    const [selector, leastPx] =
      typeof promised === 'string' ? ([promised, thumbPx] as const) : promised;
    found.push(...(await outOfReach(game, selector, leastPx)));
  }
  if (promises.width === undefined) return found;
  const [selector, least] = promises.width;
  const width = await game
    .locator(selector)
    .first()
    .evaluate((cell) => cell.getBoundingClientRect().width);
  return width < least ? [...found, `${selector}: ${width} wide`] : found;
}

const smallestPhone = { width: 320, height: 640 };
const lyingPhone = { width: 844, height: 390 };

/** Holds the screen against its promises as it stands, and once more with the phone lying down. */
export async function expectKept(
  page: Page,
  game: FrameLocator,
  promises: Promises,
): Promise<void> {
  for (const size of [lyingPhone, smallestPhone]) {
    await page.setViewportSize(size);
    await expect.poll(() => brokenPromises(game, promises), `${size.width} wide`).toEqual([]);
  }
}
