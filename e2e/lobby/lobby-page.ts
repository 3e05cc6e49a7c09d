import type { Locator, Page } from '@playwright/test';

/** A section of the home page, by its heading. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** The games of a list or a row; the heart beside each is a button. */
export const cards = (scope: Page | Locator): Locator => scope.getByRole('article');

export const heartOf = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name: `Favorite: ${name}`, exact: true });

/** By its heart, which has the name alone: the link also says what a generated game opens. */
export const cardOf = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('article').filter({ has: heartOf(scope, name) });

export const searchBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Search games' });

/** The names on the cards, in their order. */
export async function namesOf(scope: Page | Locator): Promise<string[]> {
  const lines = await cards(scope).getByRole('link').allInnerTexts();
  return lines.map((text) => text.split('\n')[0] ?? '');
}

/** Writes down the query of every call to a path, from now on. */
export function queriesTo(page: Page, path: string): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) queries.push(searchParams);
  });
  return queries;
}

/** Holds every call to a path back until it is let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}**`, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}
