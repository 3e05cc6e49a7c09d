import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../lib/page/site.ts';
import { isPageMissing } from './is-page-missing.ts';
import { pageTitle } from './page-title.ts';

/** The window's title follows the page and the language. */
export function usePageTitle(): void {
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
