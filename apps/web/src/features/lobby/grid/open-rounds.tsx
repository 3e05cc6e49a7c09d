import { useLanguage } from '@perya/app-kit/language/language-context';
import { listOpenRounds } from '@perya/contract/games/calls/bets';
import { say, type Text } from '@perya/contract/text';
import { useEffect } from 'react';
import { useGameMode } from '../../../lib/game/game-mode.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useTileMark } from './tile-mark.ts';

/** A text and no message: the lobby's catalogue belongs to the first load. */
const label: Text = { en: 'Round open', tl: 'May bukas na round' };

/** Marks the cards of games in which a round of the player waits. Asked for anew after each game. */
export default function OpenRounds() {
  const isInGame = useGameMode(({ gameCode }) => gameCode !== null);
  // On failure no card is marked: the game itself shows the round.
  const { answer } = useCall(listOpenRounds, {}, { isWanted: !isInGame, freshMs: 0 });
  useEffect(() => {
    const open = new Set(answer?.d.map(({ game_code }) => game_code));
    if (open.size === 0) return;
    useTileMark.setState({ draw: (code) => open.has(code) && <OpenRound /> });
    return () => useTileMark.setState({ draw: null });
  }, [answer]);
  return null;
}

function OpenRound() {
  const { language } = useLanguage();
  return (
    <span className="absolute inset-x-1.5 bottom-1.5 rounded-md bg-[#0b6b45] px-1 py-1 text-center font-bold text-[#fff] text-[0.6875rem] leading-tight">
      {say(label, language)}
    </span>
  );
}
