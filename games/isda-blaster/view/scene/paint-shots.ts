import { aftermathMs, flightOf, type Shot } from './shots.ts';

export interface Point {
  x: number;
  y: number;
}

const turn = 2 * Math.PI;

function ring(context: CanvasRenderingContext2D, at: Point, radius: number): void {
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, turn);
  context.stroke();
}

/** A net of rope, open at first and drawn tight by `closed` from 0 to 1. */
function paintNet(
  context: CanvasRenderingContext2D,
  at: Point,
  radius: number,
  closed: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  const reach = radius * (1.15 - 0.25 * closed);
  ring(context, at, reach);
  context.beginPath();
  for (let rope = -2; rope <= 2; rope += 1) {
    const offset = (rope / 2.6) * reach;
    const half = Math.sqrt(reach * reach - offset * offset);
    context.moveTo(at.x + offset, at.y - half);
    context.lineTo(at.x + offset, at.y + half);
    context.moveTo(at.x - half, at.y + offset);
    context.lineTo(at.x + half, at.y + offset);
  }
  context.stroke();
}

function paintBullet(context: CanvasRenderingContext2D, from: Point, to: Point, flown: number) {
  for (let trail = 0; trail < 5; trail += 1) {
    const at = Math.max(0, flown - trail * 0.06);
    context.fillStyle = `rgb(255 226 140 / ${90 - trail * 18}%)`;
    context.beginPath();
    context.arc(from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at, 7 - trail, 0, turn);
    context.fill();
  }
}

function paintCatch(context: CanvasRenderingContext2D, at: Point, label: string, progress: number) {
  context.globalAlpha = Math.min(1, (1 - progress) * 2.5);
  for (let coin = 0; coin < 10; coin += 1) {
    const angle = (coin / 10) * turn;
    const reach = 14 + progress * 52;
    const fall = progress * progress * 40;
    context.fillStyle = coin % 2 === 0 ? '#ffd34d' : '#fff0b0';
    context.beginPath();
    context.arc(at.x + Math.cos(angle) * reach, at.y + Math.sin(angle) * reach + fall, 4, 0, turn);
    context.fill();
  }
  context.font = '800 24px "Bricolage Grotesque Variable", sans-serif';
  context.textAlign = 'center';
  context.lineWidth = 5;
  context.strokeStyle = '#2a1500';
  context.fillStyle = '#ffdf7a';
  const y = at.y - 18 - progress * 34;
  context.strokeText(label, at.x, y);
  context.fillText(label, at.x, y);
  context.globalAlpha = 1;
}

function paintMiss(context: CanvasRenderingContext2D, at: Point, radius: number, progress: number) {
  if (progress > 0.5) return;
  context.strokeStyle = `rgb(255 255 255 / ${(1 - progress * 2) * 80}%)`;
  context.lineWidth = 2.5;
  ring(context, at, radius * (0.6 + progress * 1.4));
}

/** One shot as it stands now: on its way, waiting in its net, or over. */
export function paintShot(
  context: CanvasRenderingContext2D,
  shot: Shot,
  places: { muzzle: Point; target: Point; radius: number },
  nowMs: number,
): void {
  const { muzzle, target, radius } = places;
  if (shot.resolvedAtMs !== null && shot.result) {
    const progress = Math.min(1, (nowMs - shot.resolvedAtMs) / aftermathMs);
    const isCaught = shot.result.multiplier > 0;
    if (isCaught && progress < 0.4) paintNet(context, target, radius, 1, '#ffd34d');
    if (isCaught) paintCatch(context, target, shot.result.label, progress);
    else paintMiss(context, target, radius, progress);
    return;
  }
  const flown = flightOf(shot, nowMs);
  if (flown < 1) paintBullet(context, muzzle, target, flown);
  else paintNet(context, target, radius, 0.5 + 0.5 * Math.sin(nowMs / 90), '#fff3cf');
}

/** The ring around what the next shot is aimed at; closed and golden around what is locked on to. */
export function paintAim(
  context: CanvasRenderingContext2D,
  at: Point,
  { radius, isLocked }: { radius: number; isLocked: boolean },
  seconds: number,
) {
  context.save();
  context.strokeStyle = isLocked ? '#ffd34d' : '#ffffff';
  context.lineWidth = isLocked ? 4 : 2.5;
  if (!isLocked) context.setLineDash([10, 8]);
  context.lineDashOffset = -seconds * 22;
  ring(context, at, radius * 1.1);
  context.restore();
}

interface Cannon {
  angle: number;
  /** 1 in the moment of the shot, 0 at rest. */
  recoil: number;
  /** The higher, the longer and the more richly banded. */
  level: number;
  isMine: boolean;
}

/** A brass cannon on the ground, turned to where it last fired; those of others are of iron. */
export function paintCannon(
  context: CanvasRenderingContext2D,
  at: Point,
  { angle, recoil, level, isMine }: Cannon,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.save();
  context.rotate(angle);
  context.translate(-recoil * 9, 0);
  const metal = context.createLinearGradient(0, -13, 0, 13);
  metal.addColorStop(0, isMine ? '#fff0b0' : '#dfe6ff');
  metal.addColorStop(0.45, isMine ? '#e0a52c' : '#7f8bb8');
  metal.addColorStop(1, isMine ? '#7c4a0c' : '#333a63');
  context.fillStyle = metal;
  const length = 44 + level * 3;
  const half = 11 + level * 0.6;
  context.beginPath();
  context.roundRect(-10, -half, length + 10, half * 2, 9);
  context.fill();
  context.beginPath();
  context.roundRect(length - 6, -half - 3, 12, half * 2 + 6, 5);
  context.fill();
  context.fillStyle = '#b5283f';
  for (let band = 1; band < level; band += 2) {
    context.fillRect(band * 5, -half, 3, half * 2);
  }
  context.fillStyle = '#2a1238';
  context.beginPath();
  context.ellipse(length + 5, 0, 3, half - 3, 0, 0, turn);
  context.fill();
  context.restore();
  context.fillStyle = isMine ? '#4a1f63' : '#272e57';
  context.beginPath();
  context.arc(0, 12, 32, Math.PI, turn);
  context.fill();
  context.fillStyle = isMine ? '#ffc53d' : '#98a4d4';
  context.beginPath();
  context.arc(0, 4, 7, 0, turn);
  context.fill();
  context.restore();
}
