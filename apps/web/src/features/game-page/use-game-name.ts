import { useLingui } from '@lingui/react/macro';
import { listPlayedGames } from '@perya/contract/catalogue/calls/catalogue';
import { useSyncExternalStore } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { findCalled, nameOfCalled } from './called-game.ts';
import type { Launch } from './use-launch.ts';

/** As many as the history keeps: the game that was just launched is among them. */
const historySize = 50;

const never = () => () => {};

/** The name came with the tap; opened directly, the game is by now the newest of those played. */
export function useGameName(called: string, brought: string | undefined, launch: Launch): string {
  const { t } = useLingui();
  // After a reload the browser knows it and the server does not: read after hydration, to avoid a mismatch.
  const known = useSyncExternalStore(
    never,
    () => brought,
    () => undefined,
  );
  // On failure the name derived from the code stays.
  const { answer } = useCall(
    listPlayedGames,
    { page_size: historySize },
    { isWanted: launch.state === 'open' && known === undefined },
  );
  const found = answer === null ? undefined : findCalled(answer.d, called);
  const name = known ?? found?.en_name;
  if (name !== undefined) return name;
  // What did not open may be no game at all.
  return launch.state === 'failed' ? t`Game` : nameOfCalled(called);
}
