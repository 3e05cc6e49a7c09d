import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { isMotionReduced } from '../../client/motion.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import { type Bet, type Move, volleyMax } from '../rules/magazine.ts';
import type { SpeciesId } from '../rules/species.ts';
import { createScene, type Scene } from './scene/create-scene.ts';
import type { Shot } from './scene/shots.ts';
import type { Swimmer } from './scene/swim.ts';

type Round = ShownRound<Shown>;

interface Loaded {
  shotId: number;
  target: SpeciesId;
}

/** What the screen has come to, which runs ahead of the studio by the shots on their way. */
interface Gauge {
  bulletsLeft: number;
  /** Fired, and not answered yet. */
  pending: number;
  /** Caught and landed. */
  caught: bigint;
}

interface GunOptions {
  props: ViewProps<Bet, Move, Shown>;
  /** The studio has answered a volley; its shots may still be in the air. */
  onVolley(round: Round): void;
  /** The studio refused a volley. */
  onRefused(): void;
  /** Everything has landed and the round is over. */
  onOver(round: Round): void;
}

export interface Gun {
  scene: RefObject<Scene | null>;
  /** Bullets that are neither fired nor on their way. */
  bulletsLeft: number;
  caught: bigint;
  isFinishing: boolean;
  /** Everything that was fired is answered. */
  isStill: boolean;
  /** One volley of these, as it was asked for before. */
  fireAll(targets: readonly SpeciesId[]): void;
  fire(species: SpeciesId, swimmer?: Swimmer): void;
  finish(): void;
}

/** From here on a catch is a big one. */
const bigMultiplier = 40;

/**
 * Shots are played at once and asked for in volleys: while one request is on its way the next
 * shots gather, so that a quick thumb never waits for the line.
 */
export function useGun(options: GunOptions): Gun {
  const { sound } = useGame();
  const { round } = options.props;
  const newest = useRef(options);
  const gauge = useRef<Gauge>({ bulletsLeft: 0, pending: 0, caught: 0n });
  const [shown, setShown] = useState(gauge.current);
  const [isFinishing, setFinishing] = useState(false);
  const queue = useRef<Loaded[]>([]);
  const isSending = useRef(false);
  const inAirCount = useRef(0);
  const over = useRef<Round | null>(null);
  const scene = useRef<Scene>(null);

  const update = (change: Partial<Gauge>) => {
    gauge.current = { ...gauge.current, ...change };
    setShown(gauge.current);
  };
  useEffect(() => {
    newest.current = options;
  });
  // With nothing in the air, what the studio says is what stands: a new magazine, or a round resumed.
  useEffect(() => {
    if (!round || gauge.current.pending > 0 || inAirCount.current > 0) return;
    const { bulletsLeft, won } = round.shown;
    gauge.current = { bulletsLeft, pending: 0, caught: won };
    setShown(gauge.current);
  }, [round]);

  const endWhenLanded = () => {
    const ended = over.current;
    if (!ended || inAirCount.current > 0) return;
    over.current = null;
    setFinishing(false);
    newest.current.onOver(ended);
  };
  /** The round is over; the screen says so when the last shot has landed. */
  const endWith = (ended: Round) => {
    over.current = ended;
    setFinishing(true);
    endWhenLanded();
  };
  const land = ({ result }: Shot) => {
    const multiplier = result?.multiplier ?? 0;
    const bulletValue = newest.current.props.round?.shown.bulletValue ?? 0n;
    inAirCount.current -= 1;
    sound.play(multiplier >= bigMultiplier ? 'bigWin' : multiplier > 0 ? 'coin' : 'splash');
    update({ caught: gauge.current.caught + bulletValue * BigInt(multiplier) });
    endWhenLanded();
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
    inAirCount.current -= refused.length;
    update({ pending: gauge.current.pending - refused.length });
    scene.current?.drop(refused.map(({ shotId }) => shotId));
  };
  /** One volley asked for and answered; false if the studio refused it. */
  const send = async (volley: readonly Loaded[]): Promise<boolean> => {
    const targets = volley.map(({ target }) => target);
    const answer = await newest.current.props.makeMove({ kind: 'shoot', targets });
    if (!answer) {
      takeBack(volley);
      newest.current.onRefused();
      return false;
    }
    const { bulletValue, bulletsLeft } = answer.shown;
    update({ bulletsLeft, pending: gauge.current.pending - volley.length });
    for (const [at, { shotId }] of volley.entries()) {
      const multiplier = answer.shown.volley[at]?.multiplier ?? 0;
      const label = formatAmount(bulletValue * BigInt(multiplier));
      scene.current?.settle(shotId, { multiplier, label });
    }
    if (answer.payout === null) newest.current.onVolley(answer);
    else endWith(answer);
    return true;
  };
  const pump = async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (queue.current.length > 0) {
      const isAnswered = await send(queue.current.splice(0, volleyMax));
      // What gathered behind a refused volley was meant for a round that may no longer be there.
      if (!isAnswered) takeBack(queue.current.splice(0));
    }
    isSending.current = false;
  };

  const isOpen = round?.status === 'open';
  const load = (target: SpeciesId, swimmer: Swimmer | null) => {
    const { bulletsLeft, pending } = gauge.current;
    if (!isOpen || isFinishing || bulletsLeft <= pending || !scene.current) return;
    sound.play('shot');
    const shotId = scene.current.fire(target, swimmer, performance.now());
    queue.current.push({ shotId, target });
    inAirCount.current += 1;
    update({ pending: pending + 1 });
  };
  return {
    scene,
    bulletsLeft: isOpen ? shown.bulletsLeft - shown.pending : 0,
    caught: shown.caught,
    isFinishing,
    isStill: shown.pending === 0 && !isFinishing,
    fireAll(targets) {
      for (const target of targets) load(target, null);
      void pump();
    },
    fire(species, swimmer) {
      load(species, swimmer ?? null);
      void pump();
    },
    finish() {
      if (!isOpen || isSending.current || isFinishing) return;
      setFinishing(true);
      void newest.current.props.makeMove({ kind: 'finish' }).then((answer) => {
        if (answer) endWith(answer);
        else setFinishing(false);
      });
    },
  };
}
