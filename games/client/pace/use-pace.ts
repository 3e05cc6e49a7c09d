import { type RefObject, useMemo, useRef, useState } from 'react';
import { createTempo, type Tempo, turboPart } from './tempo.ts';

/** How fast a scene is shown, as its player wants it. What a round comes to is known before: only the pictures hurry. */
export interface Pace {
  /** What moves in here comes to its end with a skip. */
  scene: RefObject<HTMLDivElement | null>;
  tempo: Tempo;
  /** Rounds are shown in less time, for as long as the game is open. */
  isTurbo: boolean;
  setTurbo(isOn: boolean): void;
  /** The round that plays was skipped: the rest of it stands there at once. */
  isSkipped: boolean;
  /** Jumps to the end of the round that plays. */
  skip(): void;
  /** A new round begins, at the usual pace or in turbo. */
  begin(): void;
  /** What of their time the movements of a style sheet take. */
  part: number;
}

export function usePace(): Pace {
  const scene = useRef<HTMLDivElement>(null);
  const tempo = useMemo(() => createTempo(() => scene.current), []);
  const [isTurbo, setTurbo] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const usual = isTurbo ? turboPart : 1;
  return {
    scene,
    tempo,
    isTurbo,
    setTurbo: (isOn) => {
      tempo.setTurbo(isOn);
      setTurbo(isOn);
    },
    isSkipped,
    skip: () => {
      tempo.finish();
      setSkipped(true);
    },
    begin: () => {
      tempo.reset();
      setSkipped(false);
    },
    part: isSkipped ? 0 : usual,
  };
}
