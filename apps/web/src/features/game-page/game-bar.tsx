import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Icon } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon, pauseIcon } from '@perya/ui/icons/action';
import { clockIcon } from '@perya/ui/icons/status';
import { askForBreak, breakTexts } from '../../lib/play-break/ask-for-break.tsx';
import { pesoText } from '../../lib/text/peso-text.ts';
import { clockText } from './play-sitting.ts';

interface GameBarProps {
  readonly gameName: string;
  readonly balance: string | null;
  /** Null while nothing is played. */
  readonly playedMs: number | null;
  readonly onExit: () => void;
}

/** The way out, the name of the game, the time at play and what is in the wallet. */
export function GameBar({ gameName, balance, playedMs, onExit }: GameBarProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <header className="game-bar">
      <IconButton drawing={backIcon} label={t`Leave the game`} onClick={onExit} />
      <h1 className="min-w-0 flex-1 truncate font-bold text-base leading-tight">{gameName}</h1>
      {playedMs !== null && (
        <p className="amount-figures flex items-center gap-1 text-[0.8125rem] text-ink-muted">
          <Icon drawing={clockIcon} className="size-4" />
          <span className="sr-only">{t`Time played`}</span>
          <span role="timer">{clockText(playedMs)}</span>
        </p>
      )}
      {playedMs !== null && (
        <IconButton
          drawing={pauseIcon}
          label={say(breakTexts.name, language)}
          onClick={() => askForBreak(onExit)}
        />
      )}
      {balance !== null && (
        <p className="font-bold text-[0.9375rem]">
          <span className="sr-only">{t`Balance`}</span> <Amount value={pesoText(balance)} rolling />
        </p>
      )}
    </header>
  );
}
