import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import type { Page } from '@playwright/test';

interface BootBlock {
  index: IndexData | null;
}

const block = /(<script type="application\/json" id="perya-data">)([\s\S]*?)(<\/script>)/;
const painted = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json")/;

/**
 * Opens the home page as if the server had written another index into it. What it painted is taken out, because that
 * was painted from the index that it had.
 */
export async function changeIndex(
  page: Page,
  change: (index: IndexData) => IndexData | null,
): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(painted, '$1$2')
        .replace(block, (_whole, start: string, json: string, end: string) => {
          const data = JSON.parse(json) as BootBlock;
          const index = data.index === null ? null : change(data.index);
          return start + JSON.stringify({ ...data, index }).replace(/</g, '\\u003c') + end;
        });
      await route.fulfill({ response: answer, body: html });
    },
  );
}
