import type { SpeciesId } from '../../rules/species.ts';
import { creatures } from '../art/creatures.ts';
import { paintCreature } from './paint-creature.ts';
import { paintSea, type SeaSize } from './paint-sea.ts';
import { type Point, paintAim, paintCannon, paintShot } from './paint-shots.ts';
import { createSeaClock } from './sea-clock.ts';
import { absenceMs, advanceShots, flightMs, type Shot, type ShotResult } from './shots.ts';
import { createSwimmers, placeOf, type Swimmer } from './swim.ts';

interface SceneOptions {
  /** A player who asked for less motion sees a sea that stands still and shots that land at once. */
  isStill: boolean;
  onLand(shot: Shot): void;
}

export interface Scene {
  resize(size: SeaSize): void;
  paint(context: CanvasRenderingContext2D, nowMs: number): void;
  /** Whether the next picture could differ from the last: in a sea that stands still, only after something happened. */
  isMoving(nowMs: number): boolean;
  /** Whether something flies, which is worth every picture that the screen can show. */
  isShot(): boolean;
  /** What lies nearest to a touch. */
  pick(at: Point, nowMs: number): Swimmer | null;
  aim(species: SpeciesId | null): void;
  fire(species: SpeciesId, swimmer: Swimmer | null, nowMs: number): number;
  settle(shotId: number, result: ShotResult): void;
  /** Takes back shots that the studio refused. */
  drop(shotIds: readonly number[]): void;
}

/** How far from a creature's edge a finger may come down, in pixels. */
const reachPx = 34;
const stillSeconds = 12;
const recoilMs = 160;
const fadeMs = 500;

/** Bigger seas have bigger fish, within what still looks like this sea. */
function unitOf({ width, height }: SeaSize): number {
  return Math.max(0.56, Math.min(1.35, Math.sqrt(width * height) / 640));
}

export function createScene({ isStill, onLand }: SceneOptions): Scene {
  const swimmers = createSwimmers();
  const caughtAtMs = new Map<number, number>();
  let size: SeaSize = { width: 1, height: 1 };
  let shots: Shot[] = [];
  let aimed: SpeciesId | null = null;
  let lastId = 0;
  let firedAtMs = Number.NEGATIVE_INFINITY;
  let angle = -Math.PI / 2;

  const clock = createSeaClock();
  // Until when a sea that stands still has something to show: a catch that fades, a shot that lands.
  let stirredUntilMs = 0;
  const stir = (nowMs: number) => {
    stirredUntilMs = nowMs + absenceMs + fadeMs + 100;
  };
  const secondsOf = (nowMs: number) => (isStill ? stillSeconds : clock.read(nowMs) / 1000);
  const pointOf = (swimmer: Swimmer, nowMs: number): Point => {
    const { x, y } = placeOf(swimmer, secondsOf(nowMs));
    return { x: x * size.width, y: y * size.height };
  };
  const radiusOf = ({ species }: Swimmer) => creatures[species].length * unitOf(size) * 0.5;
  const muzzle = (): Point => ({ x: size.width / 2, y: size.height - 16 });
  /** 1 in the sea; less while one is gone and its successor fades in. */
  const presenceOf = ({ id }: Swimmer, nowMs: number) => {
    const goneMs = nowMs - (caughtAtMs.get(id) ?? Number.NEGATIVE_INFINITY);
    return Math.max(0, Math.min(1, (goneMs - absenceMs) / fadeMs));
  };
  const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const nearest = (to: Point, among: readonly Swimmer[], nowMs: number): Swimmer | null => {
    const gap = (swimmer: Swimmer) =>
      Math.max(0, distance(pointOf(swimmer, nowMs), to) - radiusOf(swimmer) * 0.5) +
      (presenceOf(swimmer, nowMs) > 0 ? 0 : size.width);
    return among.toSorted((left, right) => gap(left) - gap(right))[0] ?? null;
  };
  const ofSpecies = (species: SpeciesId, nowMs: number) =>
    nearest(
      { x: size.width / 2, y: size.height / 2 },
      swimmers.filter((swimmer) => swimmer.species === species),
      nowMs,
    );

  /** A volley spreads over all of a species that are in the sea. */
  const leastShotAt = (species: SpeciesId, nowMs: number) => {
    const load = ({ id }: Swimmer) =>
      shots.filter((shot) => shot.swimmer.id === id && shot.resolvedAtMs === null).length;
    const present = swimmers.filter(
      (swimmer) => swimmer.species === species && presenceOf(swimmer, nowMs) > 0,
    );
    const least = Math.min(...present.map(load));
    return present.find((swimmer) => load(swimmer) === least) ?? ofSpecies(species, nowMs);
  };

  const paintSwimmers = (context: CanvasRenderingContext2D, nowMs: number) => {
    for (const swimmer of swimmers) {
      const place = placeOf(swimmer, secondsOf(nowMs));
      const leavingMs = nowMs - (caughtAtMs.get(swimmer.id) ?? Number.NEGATIVE_INFINITY);
      const leaving = isStill ? 0 : Math.max(0, 1 - leavingMs / 450);
      const opacity = leaving > 0 ? leaving : presenceOf(swimmer, nowMs);
      if (opacity === 0) continue;
      const shrink = leaving > 0 ? 0.4 + leaving * 0.6 : 1;
      const pose = { ...place, ...pointOf(swimmer, nowMs), opacity, size: unitOf(size) * shrink };
      paintCreature(context, swimmer.species, pose);
    }
  };
  const paintShots = (context: CanvasRenderingContext2D, nowMs: number) => {
    for (const shot of shots) {
      const target = pointOf(shot.swimmer, nowMs);
      const radius = Math.min(70, Math.max(24, radiusOf(shot.swimmer)));
      paintShot(context, shot, { muzzle: muzzle(), target, radius }, nowMs);
    }
  };

  return {
    resize(next) {
      size = next;
    },
    isMoving: (nowMs) => !isStill || shots.length > 0 || nowMs < stirredUntilMs,
    isShot: () => shots.length > 0,
    paint(context, nowMs) {
      const advanced = advanceShots(shots, nowMs);
      shots = advanced.shots;
      for (const shot of advanced.landed) {
        stir(nowMs);
        if (shot.result && shot.result.multiplier > 0) caughtAtMs.set(shot.swimmer.id, nowMs);
        onLand(shot);
      }
      paintSea(context, size, secondsOf(nowMs));
      paintSwimmers(context, nowMs);
      const target = aimed && ofSpecies(aimed, nowMs);
      if (target) {
        const radius = Math.max(22, radiusOf(target));
        paintAim(context, pointOf(target, nowMs), radius, secondsOf(nowMs));
      }
      paintShots(context, nowMs);
      const recoil = isStill ? 0 : Math.max(0, 1 - (nowMs - firedAtMs) / recoilMs);
      paintCannon(context, muzzle(), angle, recoil);
    },
    pick(at, nowMs) {
      const found = nearest(at, swimmers, nowMs);
      if (!found) return null;
      const gap = distance(pointOf(found, nowMs), at) - radiusOf(found);
      return gap <= reachPx ? found : null;
    },
    aim(species) {
      stir(performance.now());
      aimed = species;
    },
    fire(species, swimmer, nowMs) {
      const target = swimmer ?? leastShotAt(species, nowMs);
      if (!target) throw new RangeError(`No ${species} in the sea`);
      const to = pointOf(target, nowMs);
      angle = Math.atan2(to.y - muzzle().y, to.x - muzzle().x);
      firedAtMs = nowMs;
      stir(nowMs);
      lastId += 1;
      shots.push({
        id: lastId,
        swimmer: target,
        firedAtMs: nowMs,
        landsAtMs: nowMs + (isStill ? 0 : flightMs),
        result: null,
        resolvedAtMs: null,
      });
      return lastId;
    },
    settle(shotId, result) {
      shots = shots.map((shot) => (shot.id === shotId ? { ...shot, result } : shot));
    },
    drop(shotIds) {
      shots = shots.filter(({ id }) => !shotIds.includes(id));
    },
  };
}
