import { useEffect, useRef } from 'react';
import { useGame } from '../../client/game-context.ts';
import { letterOf, numberWords } from './number-words.ts';
import { speak } from './speak.ts';
import type { Calls } from './use-calls.ts';

/** Calls each ball aloud, once: by the device's voice where it has one, else by a tone. The words are always on screen. */
export function useCaller({ drum, told, called }: Calls): void {
  const { lang, text, sound } = useGame();
  // What was called before this player came is not called again.
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = called;
    const ball = drum?.balls[called - 1];
    if (before === null || called <= before || ball === undefined) return;
    // Whoever's it is: what the player's own cards pay is told, or held, at the end.
    if (told?.won.some((won) => won.ball === called)) sound.playWin('win', { isHeld: false });
    const isSilent = sound.isMuted() || document.hidden || !navigator.userActivation?.hasBeenActive;
    const isSaid = !isSilent && speak(`${letterOf(ball)}, ${text(numberWords(ball))}`, lang);
    if (!isSaid) sound.play('ball');
  }, [drum, told, called, lang, text, sound]);
}
