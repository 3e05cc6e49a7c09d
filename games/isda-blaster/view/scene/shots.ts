import type { Swimmer } from './swim.ts';

export interface ShotResult {
  /** In bullets; 0 for a miss. */
  multiplier: number;
  /** What the catch pays, as it is written over it. */
  label: string;
}

export interface Shot {
  id: number;
  swimmer: Swimmer;
  /** Whose it is, if somebody else at this sea has fired it; null of one's own. */
  byPlace: number | null;
  firedAtMs: number;
  landsAtMs: number;
  /** Null until the studio has answered; the net hangs on the target meanwhile. */
  result: ShotResult | null;
  /** When the net closed or tore; null before. */
  resolvedAtMs: number | null;
}

export const flightMs = 260;
export const aftermathMs = 1000;
/** A caught creature is gone this long before another takes its place. */
export const absenceMs = 2200;

/** 0 to 1 on the way from the cannon to the target. */
export function flightOf({ firedAtMs, landsAtMs }: Shot, nowMs: number): number {
  if (nowMs >= landsAtMs) return 1;
  return (nowMs - firedAtMs) / (landsAtMs - firedAtMs);
}

/** Shots that land and are answered now are resolved; those whose aftermath is over are gone. */
export function advanceShots(
  shots: readonly Shot[],
  nowMs: number,
): { shots: Shot[]; landed: Shot[] } {
  const landed: Shot[] = [];
  const advanced = shots
    .filter(({ resolvedAtMs }) => resolvedAtMs === null || nowMs - resolvedAtMs < aftermathMs)
    .map((shot) => {
      const isLanding = shot.resolvedAtMs === null && shot.result && nowMs >= shot.landsAtMs;
      if (!isLanding) return shot;
      const resolved = { ...shot, resolvedAtMs: nowMs };
      landed.push(resolved);
      return resolved;
    });
  return { shots: advanced, landed };
}
