import { bossId, type SpeciesId } from '../../rules/species.ts';
import { creatures } from '../art/creatures.ts';
import { paintCreature } from './paint-creature.ts';
import { paintSea, type SeaSize } from './paint-sea.ts';
import { type Point, paintAim, paintCannon, paintShot } from './paint-shots.ts';
import { createSeaClock } from './sea-clock.ts';
import { muzzleOf, type Seats } from './seats.ts';
import { absenceMs, advanceShots, flightMs, type Shot, type ShotResult } from './shots.ts';
import { bossAt, createSwimmers, placeOf, type Swimmer } from './swim.ts';

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
  /** Every shot at its species goes to this one until it is caught; null lets it go. */
  lock(swimmer: Swimmer | null): void;
  /** How large the cannon is drawn. */
  load(level: number): void;
  sit(seats: Seats | null): void;
  fire(species: SpeciesId, swimmer: Swimmer | null, nowMs: number): number;
  /** A shot of somebody else at this sea, whose result is known. */
  watch(place: number, species: SpeciesId, result: ShotResult, nowMs: number): void;
  settle(shotId: number, result: ShotResult): void;
  /** Takes back shots that the studio refused. */
  drop(shotIds: readonly number[]): void;
}

/** How far from a creature's edge a finger may come down, in pixels. */
const reachPx = 34;
const stillSeconds = 12;
const recoilMs = 160;
const fadeMs = 500;
const shotsMax = 60;

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
  let locked: Swimmer | null = null;
  let level = 1;
  let seats: Seats | null = null;

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
  const muzzle = (place = seats?.mine ?? null): Point => muzzleOf(place, size);
  /** 1 in the sea; less while one is gone and its successor fades in. */
  const presenceOf = ({ id, species }: Swimmer, nowMs: number) => {
    if (species === bossId && !bossAt(Date.now()).isHere) return 0;
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

  const angleTo = (target: Swimmer, from: Point, nowMs: number) => {
    const to = pointOf(target, nowMs);
    return Math.atan2(to.y - from.y, to.x - from.x);
  };
  /** Where the cannons of others were turned when they last fired. */
  const aimOf = new Map<number, number>();
  const send = (swimmer: Swimmer, by: Pick<Shot, 'byPlace' | 'result'>, nowMs: number) => {
    stir(nowMs);
    lastId += 1;
    const landsAtMs = nowMs + (isStill ? 0 : flightMs);
    shots.push({ id: lastId, swimmer, firedAtMs: nowMs, landsAtMs, resolvedAtMs: null, ...by });
    return lastId;
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
      // What others fire is told apart from one's own, and stays behind it.
      context.globalAlpha = shot.byPlace === null ? 1 : 0.55;
      paintShot(
        context,
        shot,
        { muzzle: muzzle(shot.byPlace ?? undefined), target, radius },
        nowMs,
      );
      context.globalAlpha = 1;
    }
  };

  const settleLanded = (nowMs: number) => {
    const advanced = advanceShots(shots, nowMs);
    shots = advanced.shots;
    for (const shot of advanced.landed) {
      stir(nowMs);
      if (shot.result && shot.result.multiplier > 0) caughtAtMs.set(shot.swimmer.id, nowMs);
      if (locked && caughtAtMs.get(locked.id) === nowMs) locked = null;
      if (shot.byPlace === null) onLand(shot);
    }
  };
  const paintTarget = (context: CanvasRenderingContext2D, nowMs: number) => {
    const target = locked ?? (aimed && ofSpecies(aimed, nowMs));
    if (!target || presenceOf(target, nowMs) === 0) return;
    const ring = { radius: Math.max(22, radiusOf(target)), isLocked: locked !== null };
    paintAim(context, pointOf(target, nowMs), ring, secondsOf(nowMs));
  };
  const paintCannons = (context: CanvasRenderingContext2D, nowMs: number) => {
    for (const place of seats?.taken ?? []) {
      if (place === seats?.mine) continue;
      const looksAt = aimOf.get(place) ?? -Math.PI / 2;
      paintCannon(context, muzzle(place), { angle: looksAt, recoil: 0, level: 1, isMine: false });
    }
    const recoil = isStill ? 0 : Math.max(0, 1 - (nowMs - firedAtMs) / recoilMs);
    paintCannon(context, muzzle(), { angle, recoil, level, isMine: true });
  };

  return {
    resize(next) {
      size = next;
    },
    isMoving: (nowMs) => !isStill || shots.length > 0 || nowMs < stirredUntilMs,
    isShot: () => shots.length > 0,
    paint(context, nowMs) {
      settleLanded(nowMs);
      paintSea(context, size, secondsOf(nowMs));
      paintSwimmers(context, nowMs);
      paintTarget(context, nowMs);
      paintShots(context, nowMs);
      paintCannons(context, nowMs);
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
    lock(swimmer) {
      stir(performance.now());
      locked = swimmer;
    },
    load(next) {
      stir(performance.now());
      level = next;
    },
    sit(next) {
      stir(performance.now());
      seats = next;
    },
    fire(species, swimmer, nowMs) {
      const held = locked?.species === species ? locked : null;
      const target = swimmer ?? held ?? leastShotAt(species, nowMs);
      if (!target) throw new RangeError(`No ${species} in the sea`);
      angle = angleTo(target, muzzle(), nowMs);
      firedAtMs = nowMs;
      return send(target, { byPlace: null, result: null }, nowMs);
    },
    watch(place, species, result, nowMs) {
      const target = leastShotAt(species, nowMs);
      // In a page that is hidden nothing is painted, and what was fired there would pile up.
      if (!target || shots.length > shotsMax) return;
      aimOf.set(place, angleTo(target, muzzle(place), nowMs));
      send(target, { byPlace: place, result }, nowMs);
    },
    settle(shotId, result) {
      shots = shots.map((shot) => (shot.id === shotId ? { ...shot, result } : shot));
    },
    drop(shotIds) {
      shots = shots.filter(({ id }) => !shotIds.includes(id));
    },
  };
}
