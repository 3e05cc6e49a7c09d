import type { GameMessage } from '@perya/contract/provider-api/frame';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { enterGame, leaveGame } from '../../lib/game/game-mode.ts';
import { LegalLine } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';
import { loadWallet } from '../../lib/player/load-player.ts';
import { toOwnPath } from '../../lib/session/origin.ts';
import { GameBar } from './bar/game-bar.tsx';
import { GameFailure } from './game-failure.tsx';
import { GameFrame } from './game-frame.tsx';
import './game-page.css';
import { useGameMenu } from './bar/use-game-menu.tsx';
import { useGameTools } from './bar/use-game-tools.ts';
import { JackpotStrip } from './jackpots/jackpot-strip.tsx';
import { useGameJackpots } from './jackpots/use-game-jackpots.tsx';
import { useJackpotsInGame } from './jackpots/use-jackpots-in-game.ts';
import { useMutedMates } from './muted/use-muted-mates.ts';
import { type Orientation, RotateHint } from './rotate-hint.tsx';
import { useGameControls } from './use-game-controls.ts';
import { useHouseTerms } from './use-house-terms.ts';
import { useKnownGame } from './use-known-game.ts';
import { useLaunch } from './use-launch.ts';
import { useLiveBalance } from './use-live-balance.ts';
import { useLocationChecks } from './use-location-checks.ts';
import { usePlayTime } from './use-play-time.ts';
import { useRealityCheck } from './use-reality-check.tsx';
import { useWalletNews } from './use-wallet-news.ts';

/** A game in the app, on a dark stage: what frames it knows the way out, the time and the money. [A-053 A-054] */
export function GamePage({ gameName }: { readonly gameName: string }) {
  const state = useRouterState({ select: ({ location }) => location.state });
  const { launch, relaunch, fail } = useLaunch(gameName, state.content);
  const brought = { name: state.gameName, card: state.gameCard };
  const { name, code, card } = useKnownGame(gameName, brought, launch);
  const { brand } = useSite();
  const { balance, held, take, movedAt } = useLiveBalance();
  const [wanted, setWanted] = useState<Orientation | null>(null);
  const router = useRouter();
  const exit = useExitGame(state.origin);
  const [isReminding, setReminding] = useState(false);
  const remind = useRealityCheck({ onContinue: () => setReminding(false), onStop: exit });
  const isPlaying = launch.state === 'open';
  const { playedMs, autoRounds, hasPhrases } = usePlayTime({
    isPlaying,
    movedAt,
    onReminderDue: () => setReminding(true),
    onReminder: remind,
  });
  useLocationChecks(isPlaying);
  const frame = useRef<HTMLIFrameElement>(null);
  const hearTerms = useHouseTerms(frame, { rounds: isReminding ? 0 : autoRounds, hasPhrases });
  const hearMuted = useMutedMates(frame, launch);
  const controls = useGameControls(frame);
  const tools = useGameTools({ gameId: card?.id ?? null, isPlaying, controls, onExit: exit });
  const openMenu = useGameMenu(tools, controls.focus);
  const jackpots = useGameJackpots(code);
  const inGame = useJackpotsInGame(frame, jackpots);
  useGameModeOf(gameName);
  useWalletNews(frame);
  const hear = (message: GameMessage) => {
    controls.hear(message);
    hearTerms(message);
    hearMuted(message);
    inGame.hear(message);
    if (message.type === 'perya:balance') take(message.balance, message.held);
    else if (message.type === 'perya:orientation') setWanted(message.orientation);
    else if (message.type === 'perya:failed') fail(message.code);
    else if (message.type === 'perya:exit') exit();
    else if (message.type === 'perya:cashier') openCashier('deposit');
    else if (message.type === 'perya:limits') void router.navigate({ to: '/play-limits' });
  };
  return (
    <div className="game-room" data-theme="dark" data-brand={brand.tag}>
      <GameBar
        gameName={name}
        balance={balance}
        held={held}
        playedMs={isPlaying ? playedMs : null}
        tools={tools}
        onMenu={openMenu}
        onPointed={controls.focus}
        onExit={exit}
      />
      {!inGame.isDrawn && <JackpotStrip jackpots={jackpots} />}
      <RotateHint wanted={wanted} />
      <div className="game-stage">
        {launch.state === 'failed' ? (
          <GameFailure problem={launch.problem} onRetry={relaunch} onExit={exit} />
        ) : (
          <GameFrame
            frame={frame}
            url={launch.state === 'open' ? launch.url : null}
            gameName={name}
            img={card?.img ?? null}
            onMessage={hear}
            onNothingCame={() => fail('NOTHING_CAME')}
          />
        )}
      </div>
      <footer className="game-legal">
        <LegalLine />
      </footer>
    </div>
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
