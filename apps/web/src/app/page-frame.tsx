import { useLingui } from '@lingui/react/macro';
import { localStore } from '@perya/app-kit/browser/browser-stores';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { rootRouteId, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recordVisit } from '../lib/browser/persisted-history.ts';
import { useSite } from '../lib/page/site.ts';
import { isPageMissing } from './is-page-missing.ts';
import { pageTitle } from './page-title.ts';
import { laterPath } from './routing/later-path.ts';

/** The path of the page that is shown; null while the routes of another page are being loaded. */
function useShownPath(): string | null {
  return useRouterState({
    select: ({ matches, location }) => {
      const leaf = matches.at(-1);
      if (leaf?.routeId === laterPath) return null;
      return leaf === undefined || leaf.routeId === rootRouteId ? location.pathname : leaf.pathname;
    },
  });
}

/** The page fades and slides in when its path changes, and only then; a change of query keeps it still. [A-069 M-031] */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const shownPath = useShownPath();
  const main = useRef<HTMLElement>(null);
  // No animation for the first page, which the server rendered.
  const [{ path, hasMoved }, setShown] = useState({ path: shownPath ?? '', hasMoved: false });
  if (shownPath !== null && shownPath !== path) setShown({ path: shownPath, hasMoved: true });
  usePageTitle();
  useEffect(() => {
    recordVisit(localStore, path, Date.now());
    if (!hasMoved) return;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path, hasMoved]);
  return (
    <main
      id="main"
      key={path}
      ref={main}
      tabIndex={-1}
      className={hasMoved ? 'page page-enter' : 'page'}
    >
      {children}
    </main>
  );
}

/** The window's title follows the page and the language. */
function usePageTitle(): void {
  const { t } = useLingui();
  const { brand } = useSite();
  const { language } = useLanguage();
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.page });
  const isMissing = useRouterState({ select: (state) => isPageMissing(state.matches) });
  // Its catalogue may not have come yet.
  const isPending = useRouterState({
    select: ({ matches }) => matches.at(-1)?.status === 'pending',
  });
  const title = isPending ? null : pageTitle({ brand, language, page, isMissing, translate: t });
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
