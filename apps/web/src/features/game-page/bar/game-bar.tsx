import { useLingui } from '@lingui/react/macro';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon } from '@perya/ui/icons/action';
import { moreIcon } from '@perya/ui/icons/play';
import { clockIcon, walletIcon } from '@perya/ui/icons/status';
import type { MouseEvent } from 'react';
import { openCashier } from '../../../lib/cashier/open-cashier.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { clockText } from '../play-sitting.ts';
import type { GameTool } from './use-game-tools.ts';

interface GameBarProps {
  readonly gameName: string;
  readonly balance: string | null;
  /** What is staked in a round that is open. */
  readonly held: string | null;
  /** Null while nothing is played. */
  readonly playedMs: number | null;
  readonly tools: readonly GameTool[];
  readonly onMenu: () => void;
  /** Gives the game the keyboard back. */
  readonly onPointed: () => void;
  readonly onExit: () => void;
}

/** The one bar over a game. What does not fit beside the name, the time and the money is in its menu. */
export function GameBar(props: GameBarProps) {
  const { gameName, balance, held, playedMs, tools, onMenu, onPointed, onExit } = props;
  const { t } = useLingui();
  // Whoever points at the bar goes on playing by the space bar; whoever came by keyboard stays here.
  const press = (act: () => void) => (event: MouseEvent) => {
    act();
    if (event.detail > 0) onPointed();
  };
  return (
    <header className="game-bar">
      <IconButton drawing={backIcon} label={t`Leave the game`} onClick={onExit} />
      <div className="game-bar-name">
        <h1>{gameName}</h1>
        {playedMs !== null && <Clock playedMs={playedMs} />}
      </div>
      {balance !== null && <Money balance={balance} held={held} />}
      <IconButton
        drawing={walletIcon}
        label={t`Deposit`}
        className="game-bar-deposit"
        onClick={() => openCashier('deposit')}
      />
      <div className="game-bar-tools">
        {tools.map(({ id, label, drawing, onPress }) => (
          <IconButton key={id} drawing={drawing} label={label} onClick={press(onPress)} />
        ))}
      </div>
      {tools.length > 0 && (
        <IconButton
          drawing={moreIcon}
          label={t`Game menu`}
          aria-haspopup="dialog"
          className="game-bar-more"
          onClick={onMenu}
        />
      )}
    </header>
  );
}

function Clock({ playedMs }: { readonly playedMs: number }) {
  const { t } = useLingui();
  return (
    <p className="amount-figures flex items-center gap-1 text-[0.75rem] text-ink-muted leading-tight">
      <Icon drawing={clockIcon} className="size-3.5" />
      <span className="sr-only">{t`Time played`}</span>
      <span role="timer">{clockText(playedMs)}</span>
    </p>
  );
}

function Money({ balance, held }: { readonly balance: string; readonly held: string | null }) {
  const { t } = useLingui();
  const amount = held === null ? null : pesoText(held);
  return (
    <div className="game-bar-money">
      <p>
        <span className="sr-only">{t`Balance`}</span> <Amount value={pesoText(balance)} rolling />
      </p>
      {amount !== null && <p className="game-bar-held amount-figures">{t`In play ${amount}`}</p>}
    </div>
  );
}
