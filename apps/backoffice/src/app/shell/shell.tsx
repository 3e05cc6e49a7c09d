import { useLingui } from '@lingui/react/macro';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQueues } from '../../lib/queues/use-queues.ts';
import { useMay } from '../../lib/session/session.ts';
import { ExactTime } from '../../lib/show/exact-time.tsx';
import { UndoBar } from '../../lib/undo/undo-bar.tsx';
import { ForbiddenScreen } from '../screens.tsx';
import { LateLayers } from './late-layers.tsx';
import { SideNav } from './side-nav.tsx';
import { StopStrip } from './stop-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellKeys } from './use-shell-keys.ts';
import { useTold } from './use-told.ts';

/** The frame around every page: rooms at the side, search and oneself at the top. */
export function Shell() {
  const { t } = useLingui();
  const may = useMay();
  const queues = useQueues();
  useTold(queues);
  useShellKeys();
  usePageTitle(queues.reduce((sum, { waiting }) => sum + waiting, 0));
  const needed = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.permissions)?.staticData.permissions,
  });
  const isAllowed = needed === undefined || needed.some(may);
  return (
    <>
      <div className="shell">
        <a href="#page" className="skip-link">{t`Skip to the page`}</a>
        <SideNav queues={queues} />
        <TopBar />
        <main id="page" tabIndex={-1} className="page">
          <StopStrip />
          {isAllowed ? <Outlet /> : <ForbiddenScreen />}
        </main>
      </div>
      <UndoBar />
      <ExactTime />
      <LateLayers />
    </>
  );
}

/** The window's title follows the page and the language, with how much waits in front: one sees it in any tab. */
function usePageTitle(waiting: number): void {
  const { t } = useLingui();
  const title = useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  const count = waiting > 0 ? `(${waiting}) ` : '';
  const text = `${count}${title === undefined ? '' : `${t(title)} · `}Perya Backoffice`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
