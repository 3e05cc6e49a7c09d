import { useLingui } from '@lingui/react/macro';
import { listPlayedGames } from '@perya/contract/catalogue/calls/catalogue';
import { useHydrated } from '@tanstack/react-router';
import { useSite } from '../../lib/page/site.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { findCalled, nameOfCalled } from './called-game.ts';
import type { Launch } from './use-launch.ts';

/** As many as the history keeps: the game that was just launched is among them. */
const historySize = 50;

export interface GameArt {
  readonly id: string;
  readonly img: string;
}

interface KnownGame {
  readonly name: string;
  /** As the address has it until the game is known. */
  readonly code: string;
  /** Null until it is known. */
  readonly card: GameArt | null;
}

interface Brought {
  readonly name: string | undefined;
  readonly card: GameArt | undefined;
}

/** What the tap brought; opened directly, the game is among those of the home page, and by now the newest of those played. */
export function useKnownGame(called: string, brought: Brought, launch: Launch): KnownGame {
  const { t } = useLingui();
  const { index } = useSite();
  // After a reload the browser knows it and the server does not: read after hydration, to avoid a mismatch.
  const isHydrated = useHydrated();
  const name = isHydrated ? brought.name : undefined;
  const card = isHydrated ? brought.card : undefined;
  const atHome = index === null ? [] : Object.values(index.list).flatMap((games) => games ?? []);
  const listed = findCalled(atHome, called);
  const isKnown = listed !== undefined || (name !== undefined && card !== undefined);
  // On failure the name derived from the code stays.
  const { answer } = useCall(
    listPlayedGames,
    { page_size: historySize },
    { isWanted: launch.state === 'open' && !isKnown },
  );
  const found = listed ?? (answer === null ? undefined : findCalled(answer.d, called));
  // What did not open may be no game at all.
  const guessed = launch.state === 'failed' ? t`Game` : nameOfCalled(called);
  return {
    name: name ?? found?.en_name ?? guessed,
    code: found?.code ?? called,
    card: card ?? found ?? null,
  };
}
