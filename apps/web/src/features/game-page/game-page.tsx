import './game-page.css';
import type { GameMessage } from '@perya/contract/provider-api/wire';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { LegalLine } from '../../lib/page/legal-notice.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFailure } from './game-failure.tsx';
import { GameFrame, GameVeil } from './game-frame.tsx';
import { RotateHint } from './rotate-hint.tsx';
import { useExitGame } from './use-exit-game.ts';
import { useGameModeOf } from './use-game-mode.ts';
import { useGameName } from './use-game-name.ts';
import { useLaunch } from './use-launch.ts';
import { useLiveBalance } from './use-live-balance.ts';
import type { Orientation } from './use-needs-rotation.ts';
import { usePlayTime } from './use-play-time.ts';
import { useRealityCheck } from './use-reality-check.tsx';

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
