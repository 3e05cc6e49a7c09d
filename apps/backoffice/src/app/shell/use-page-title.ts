import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The window's title follows the page and the language. */
export function usePageTitle(): void {
  const { t } = useLingui();
  const title = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  const text = title === undefined ? 'Perya Backoffice' : `${t(title)} · Perya Backoffice`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
