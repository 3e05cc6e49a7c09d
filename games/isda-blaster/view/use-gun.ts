import { type Centavos, centavos } from '@perya/money';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { isMotionReduced } from '../../client/motion.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Bet, Shown } from '../rules/index.ts';
import type { Move } from '../rules/magazine.ts';
import type { SpeciesId } from '../rules/species.ts';
import { presentEdition, type VolleyState, volleyMax } from '../rules/volley.ts';
import { createScene, type Scene } from './scene/create-scene.ts';
import type { Shot } from './scene/shots.ts';
import type { Swimmer } from './scene/swim.ts';

/** A volley that was answered. */
export type Volley = ShownRound<Shown> & { shown: VolleyState };

interface Loaded {
  shotId: number;
  target: SpeciesId;
  /** What the bullet costs, which a volley has one of. */
  price: Centavos;
}

interface GunOptions {
  placeBet: ViewProps<Bet, Move, Shown>['placeBet'];
  balance: Centavos | null;
  bulletValue: Centavos;
  /** All shots of a volley have landed. */
  onLanded(volley: Volley): void;
}

export interface Gun {
  scene: RefObject<Scene | null>;
  /** What was fired and has landed since the player came. */
  fired: bigint;
  caught: bigint;
  /** Everything that was fired is answered and has landed. */
  isStill: boolean;
  /** What is left of the balance pays for no further shot. */
  isTooLow: boolean;
  fire(species: SpeciesId, swimmer?: Swimmer): void;
  /** One volley of these. */
  fireAll(targets: readonly SpeciesId[]): void;
}

/** From here on a catch is a big one. */
export const bigMultiplier = 40;
/** Volleys follow each other no closer: what is fired meanwhile gathers in the next. */
const betweenMs = 280;

/** Takes what can be asked for together: bullets of one price. */
function nextVolley(queue: Loaded[]): Loaded[] {
  const other = queue.findIndex(({ price }) => price !== queue[0]?.price);
  return queue.splice(0, Math.min(volleyMax, other === -1 ? queue.length : other));
}

/**
 * Shots are played at once and asked for in volleys: while one request is on its way the next shots gather, so
 * that a quick thumb never waits for the line. Each volley is a round, and is revealed when its last shot lands.
 */
export function useGun(options: GunOptions): Gun {
  const { sound } = useGame();
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const [tally, setTally] = useState({ fired: 0n, caught: 0n });
  const [inAirCount, setInAirCount] = useState(0);
  const [unansweredCount, setUnansweredCount] = useState(0);
  const queue = useRef<Loaded[]>([]);
  const isSending = useRef(false);
  const flying = useRef(new Map<number, { volley: Volley; left: { count: number } }>());
  const scene = useRef<Scene>(null);
  const { balance, bulletValue } = options;
  const isTooLow = balance !== null && bulletValue * BigInt(unansweredCount + 1) > balance;

  const land = ({ id, result }: Shot) => {
    const multiplier = result?.multiplier ?? 0;
    const one = flying.current.get(id);
    if (!one) return;
    flying.current.delete(id);
    const { volley, left } = one;
    left.count -= 1;
    setInAirCount((count) => count - 1);
    if (multiplier > 0) sound.playWin(multiplier >= bigMultiplier ? 'bigWin' : 'coin', volley);
    else sound.play('splash');
    const price = volley.shown.bulletValue;
    // What is held for a check is told as held, and not as caught.
    const won = volley.isHeld ? 0n : price * BigInt(multiplier);
    setTally(({ fired, caught }) => ({ fired: fired + price, caught: caught + won }));
    if (left.count === 0) newest.current.onLanded(volley);
  };
  // The scene lives as long as the view; it reads the newest landing through the ref.
  const landing = useRef(land);
  useEffect(() => {
    landing.current = land;
  });
  scene.current ??= createScene({
    isStill: isMotionReduced(),
    onLand: (shot) => landing.current(shot),
  });

  const takeBack = (refused: readonly Loaded[]) => {
    setInAirCount((count) => count - refused.length);
    setUnansweredCount((count) => count - refused.length);
    scene.current?.drop(refused.map(({ shotId }) => shotId));
  };
  /** One volley asked for and answered; false if it was refused. */
  const send = async (loaded: readonly Loaded[]): Promise<boolean> => {
    const price = loaded[0]?.price ?? bulletValue;
    const targets = loaded.map(({ target }) => target);
    const answer = await newest.current.placeBet({
      edition: presentEdition,
      bulletValue: price,
      targets,
    });
    if (!answer || !('edition' in answer.shown)) {
      takeBack(loaded);
      return false;
    }
    const volley: Volley = { ...answer, shown: answer.shown };
    const left = { count: loaded.length };
    setUnansweredCount((count) => count - loaded.length);
    for (const [at, { shotId }] of loaded.entries()) {
      const multiplier = volley.shown.volley[at]?.multiplier ?? 0;
      flying.current.set(shotId, { volley, left });
      const label = volley.isHeld ? '' : formatAmount(centavos(price * BigInt(multiplier)));
      scene.current?.settle(shotId, { multiplier, label });
    }
    return true;
  };
  const pump = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (queue.current.length > 0) {
      const isAnswered = await send(nextVolley(queue.current));
      // Why the one was refused holds for those behind it too.
      if (!isAnswered) takeBack(queue.current.splice(0));
      else await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
    isSending.current = false;
  };
  const load = (target: SpeciesId, swimmer: Swimmer | null) => {
    if (!scene.current) return;
    sound.play('shot');
    const shotId = scene.current.fire(target, swimmer, performance.now());
    queue.current.push({ shotId, target, price: newest.current.bulletValue });
    setInAirCount((count) => count + 1);
    setUnansweredCount((count) => count + 1);
  };
  return {
    scene,
    ...tally,
    isStill: inAirCount === 0,
    isTooLow,
    fire(species, swimmer) {
      load(species, swimmer ?? null);
      void pump();
    },
    fireAll(targets) {
      for (const target of targets) load(target, null);
      void pump();
    },
  };
}
