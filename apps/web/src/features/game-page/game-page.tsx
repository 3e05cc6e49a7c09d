import { useLingui } from '@lingui/react/macro';
import type { GameMessage } from '@perya/contract/provider-api/wire';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { enterGame, leaveGame } from '../../lib/game/game-mode.ts';
import { LegalLine } from '../../lib/page/legal-notice.tsx';
import { loadWallet } from '../../lib/player/load-player.ts';
import { toOwnPath } from '../../lib/session/origin.ts';
import { GameBar } from './game-bar.tsx';
import { GameFailure } from './game-failure.tsx';
import { GameFrame, GameVeil } from './game-frame.tsx';
import { useGameName } from './use-game-name.ts';
import { useLaunch } from './use-launch.ts';
import { useLiveBalance } from './use-live-balance.ts';
import { usePlayTime } from './use-play-time.ts';
import { useRealityCheck } from './use-reality-check.tsx';
import './game-page.css';
import { useSyncExternalStore } from 'react';

type Orientation = 'portrait' | 'landscape';

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(orientation: portrait)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const now = (): Orientation =>
  matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';

/** Only handheld devices can be rotated. */
const isHandheld = () => matchMedia('(pointer: coarse)').matches;

function useNeedsRotation(wanted: Orientation | null): boolean {
  const held = useSyncExternalStore<Orientation | null>(subscribe, now, () => null);
  return wanted !== null && held !== null && held !== wanted && isHandheld();
}

/** A game in the app: what frames it knows the way out, the time and the money. [A-053 A-054] */
export function GamePage({ gameName }: { readonly gameName: string }) {
  const {
    origin,
    content,
    gameName: known,
  } = useRouterState({
    select: ({ location }) => location.state,
  });
  const { launch, relaunch, fail } = useLaunch(gameName, content);
  const name = useGameName(gameName, known, launch);
  const { balance, take, movedAt } = useLiveBalance();
  const [wanted, setWanted] = useState<Orientation | null>(null);
  const router = useRouter();
  const exit = useExitGame(origin);
  const remind = useRealityCheck(exit);
  const playedMs = usePlayTime({
    isPlaying: launch.state === 'open',
    movedAt,
    onReminder: remind,
  });
  useGameModeOf(gameName);
  const hear = (message: GameMessage) => {
    if (message.type === 'perya:balance') take(message.balance);
    else if (message.type === 'perya:orientation') setWanted(message.orientation);
    else if (message.type === 'perya:failed') fail(message.code);
    else if (message.type === 'perya:exit') exit();
    else if (message.type === 'perya:cashier') openCashier('deposit');
    else if (message.type === 'perya:limits') void router.navigate({ to: '/play-limits' });
  };
  return (
    <div className="game-room">
      <GameBar
        gameName={name}
        balance={balance}
        playedMs={launch.state === 'open' ? playedMs : null}
        onExit={exit}
      />
      <RotateHint wanted={wanted} />
      <div className="game-stage">
        {launch.state === 'launching' && <GameVeil gameName={name} />}
        {launch.state === 'open' && (
          <GameFrame
            key={launch.url}
            url={launch.url}
            gameName={name}
            onMessage={hear}
            onNothingCame={() => fail('NOTHING_CAME')}
          />
        )}
        {launch.state === 'failed' && (
          <GameFailure problem={launch.problem} onRetry={relaunch} onExit={exit} />
        )}
      </div>
      <footer className="game-legal">
        <LegalLine />
      </footer>
    </div>
  );
}

/** Asks to turn the device where the game asks for it; whoever cannot or will not, closes it. */
function RotateHint({ wanted }: { readonly wanted: Orientation | null }) {
  const { t } = useLingui();
  const needsRotation = useNeedsRotation(wanted);
  const [isClosed, setIsClosed] = useState(false);
  if (!needsRotation || isClosed) return null;
  return (
    <NoticeBar
      text={
        wanted === 'landscape'
          ? t`Turn your phone sideways for this game`
          : t`Turn your phone upright for this game`
      }
      close={{ label: t`Close`, onPress: () => setIsClosed(true) }}
    />
  );
}

/** Back to where the game was tapped; opened directly, to the lobby. [G-042] */
function useExitGame(origin: unknown): () => void {
  const router = useRouter();
  const path = toOwnPath(origin);
  return () => {
    // The page before the game is the one that it was tapped on, with its place in the scroll.
    if (path !== null && router.history.canGoBack()) router.history.back();
    else router.history.replace(path ?? '/');
  };
}

/** In the game for as long as its page stands; what was won or lost in it shows everywhere afterwards. [M-245] */
function useGameModeOf(code: string): void {
  const router = useRouter();
  useEffect(() => {
    enterGame(code);
    return () => {
      leaveGame(router.state.location.pathname, () => {
        // On failure the last known balance stays until the next fetch.
        loadWallet().catch(() => {});
      });
    };
  }, [code, router]);
}
