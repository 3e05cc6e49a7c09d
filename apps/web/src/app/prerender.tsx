import { type Messages, setupI18n } from '@lingui/core';
import { LanguageProvider } from '@perya/app-kit/language-provider';
import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { type Language, localeOf, say } from '@perya/contract/text';
import { addTexts, type TextCatalogue } from '@perya/contract/text-catalogue';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { routeTree } from '../routes/route-tree.ts';
import { isPageMissing } from './is-page-missing.ts';
import { pageTitle } from './page-title.ts';
import { createAppRouter } from './router.tsx';
import { SiteProvider } from './site-provider.tsx';

export interface PageInput {
  readonly path: string;
  readonly brand: Brand;
  readonly lang: Language;
  readonly index: IndexData;
  readonly imagesHost: string;
}

export interface Page {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly status: 200 | 404;
}

type Catalogues = Record<string, { messages: Messages }>;
const translated: Catalogues = import.meta.glob('../messages/*/*.po', { eager: true });
const english: Catalogues = import.meta.glob('../messages/tl/*.po', {
  eager: true,
  query: '?english',
});

const texts = import.meta.glob<{ default: TextCatalogue }>(
  '../../../../packages/contract/src/texts/*.json',
  { eager: true },
);
for (const [path, { default: catalogue }] of Object.entries(texts)) {
  addTexts(path.replace(/^.*\/(.+)\.json$/, '$1'), catalogue);
}

/** One i18n instance per request: requests in different languages may render concurrently. */
function createI18n(lang: Language) {
  const locale = localeOf(lang);
  const ours =
    locale === 'en'
      ? Object.values(english)
      : Object.entries(translated).flatMap(([path, each]) =>
          path.includes(`/${locale}/`) ? [each] : [],
        );
  const messages = Object.assign({}, ...ours.map((catalogue) => catalogue.messages));
  return setupI18n({ locale, messages: { [locale]: messages } });
}

/** Renders a page on the server. */
export async function renderPage(input: PageInput): Promise<Page> {
  const i18n = createI18n(input.lang);
  const { brand } = input;
  const router = createAppRouter({
    routes: routeTree,
    history: createMemoryHistory({ initialEntries: [input.path] }),
    isServer: true,
    brand,
    loadMessages: async () => {},
    ensureRoutes: async () => {},
    visit: null,
  });
  await router.load();
  const html = renderToString(
    <SiteProvider brand={brand} imagesHost={input.imagesHost} index={input.index}>
      <LanguageProvider i18n={i18n} initial={input.lang} change={async () => {}}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </SiteProvider>,
  );
  const isMissing = isPageMissing(router.state.matches);
  const page = router.state.matches.at(-1)?.staticData.page;
  const translate = i18n._.bind(i18n);
  return {
    html,
    title: pageTitle({ brand, language: input.lang, page, isMissing, translate }),
    description: page?.description ? translate(page.description) : say(brand.tagline, input.lang),
    status: isMissing ? 404 : 200,
  };
}
