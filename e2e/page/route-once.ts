import type { Page, Route } from '@playwright/test';

/**
 * Answers the first request of a call in the server's place. The `times` option of a route ends all interception while
 * that request is still answered, and a navigation that begins at this moment stays without an answer for ever.
 */
export async function routeOnce(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(url, (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    return answer(route);
  });
}
