import { num, times } from '../drawing/number.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { tent } from '../motifs/fairground.ts';
import { banderitas, bulbString } from '../motifs/garlands.ts';
import { glow, sparkle } from '../motifs/light.ts';
import { drawArt } from '../objects/draw-art.ts';
import type { SceneName } from './names.ts';

const LIGHTS = ['#ffb11b', '#ff4d6d', '#28c7b7', '#8f6bff'] as const;

/** A disc of night that holds on a light and on a dark page alike. */
function night(sheet: Sheet, seed: string): string {
  const random = randomOf(seed);
  const sky = sheet.linear([
    [0, '#1a1152'],
    [0.65, '#4a2a9e'],
    [1, '#8a4bc0'],
  ]);
  const twinkles = times(34, () => {
    const x = num(random.between(60, 420));
    const y = num(random.between(40, 230));
    return `<circle cx="${x}" cy="${y}" r="${num(random.between(0.8, 2.2))}" fill="#fff" opacity="${num(random.between(0.4, 1))}"/>`;
  }).join('');
  const disc = sheet.clip('<circle cx="240" cy="190" r="168"/>');
  const hill = sheet.linear([
    [0, '#2a1770'],
    [1, '#120a3a'],
  ]);
  return `<ellipse cx="240" cy="350" rx="190" ry="12" fill="#000" opacity="0.14"/><g clip-path="${disc}"><rect width="480" height="380" fill="${sky}"/>${twinkles}${glow(sheet, 240, 300, 210, '#ff8fd0', 0.4)}<path d="M40 300Q240 246 440 300V380H40Z" fill="${hill}"/></g>`;
}

function empty(sheet: Sheet): string {
  return [
    // The page around the disc may be white, where a halo would look like a stain.
    tent(sheet, { x: 130, y: 140, width: 220, height: 180, isLit: false }, '#ff4d6d', '#fff3dc'),
    banderitas(sheet, { x1: 60, y1: 70, x2: 420, y2: 70, sag: 26 }, 12, 30, LIGHTS),
    `<g filter="${sheet.shadow(4, 4, 0.4)}">${drawArt(sheet, 'fluent-emoji:cat', { x: 330, y: 304, size: 92, isMirrored: true })}${drawArt(sheet, 'fluent-emoji:balloon', { x: 96, y: 210, size: 96, rotate: -12 })}</g>`,
    sparkle(390, 150, 14, '#ffe9a8'),
  ].join('');
}

function bets(sheet: Sheet): string {
  return [
    bulbString(sheet, { x1: 70, y1: 84, x2: 410, y2: 84, sag: 24 }, 11, 6, LIGHTS),
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'perya:colour-dice', { x: 222, y: 236, size: 190 })}${drawArt(sheet, 'perya:ticket', { x: 338, y: 176, size: 104, rotate: 14 })}${drawArt(sheet, 'fluent-emoji:game-die', { x: 120, y: 296, size: 84, rotate: -12 })}</g>`,
    sparkle(118, 164, 13, '#ffe9a8'),
  ].join('');
}

function money(sheet: Sheet): string {
  return [
    banderitas(sheet, { x1: 60, y1: 70, x2: 420, y2: 70, sag: 26 }, 12, 30, LIGHTS),
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'fluent-emoji:purse', { x: 226, y: 232, size: 178 })}${drawArt(sheet, 'perya:coin', { x: 340, y: 288, size: 92 })}${drawArt(sheet, 'perya:coin', { x: 120, y: 300, size: 66 })}</g>`,
    sparkle(350, 170, 14, '#ffe9a8'),
  ].join('');
}

function gifts(sheet: Sheet): string {
  return [
    bulbString(sheet, { x1: 70, y1: 84, x2: 410, y2: 84, sag: 24 }, 11, 6, LIGHTS),
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'fluent-emoji:wrapped-gift', { x: 236, y: 240, size: 186 })}${drawArt(sheet, 'fluent-emoji:balloon', { x: 116, y: 190, size: 96, rotate: -12 })}${drawArt(sheet, 'fluent-emoji:party-popper', { x: 358, y: 286, size: 92 })}</g>`,
    sparkle(356, 160, 14, '#ffe9a8'),
  ].join('');
}

function papers(sheet: Sheet): string {
  return [
    banderitas(sheet, { x1: 60, y1: 70, x2: 420, y2: 70, sag: 26 }, 12, 30, LIGHTS),
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'fluent-emoji:scroll', { x: 218, y: 226, size: 180 })}${drawArt(sheet, 'fluent-emoji:magnifying-glass-tilted-left', { x: 340, y: 276, size: 116 })}</g>`,
    sparkle(116, 170, 13, '#ffe9a8'),
  ].join('');
}

function notFound(sheet: Sheet): string {
  return [
    bulbString(sheet, { x1: 70, y1: 92, x2: 410, y2: 92, sag: 22 }, 11, 6, LIGHTS),
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'perya:jeepney', { x: 215, y: 238, size: 190 })}${drawArt(sheet, 'fluent-emoji:compass', { x: 350, y: 284, size: 104, rotate: 12 })}${drawArt(sheet, 'fluent-emoji:red-question-mark', { x: 330, y: 150, size: 92, rotate: 14 })}</g>`,
    sparkle(110, 150, 13, '#ffe9a8'),
  ].join('');
}

function error(sheet: Sheet): string {
  return [
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'perya:ferris-wheel', { x: 226, y: 206, size: 250, rotate: 9 })}${drawArt(sheet, 'fluent-emoji:toolbox', { x: 338, y: 296, size: 104 })}${drawArt(sheet, 'fluent-emoji:wrench', { x: 116, y: 274, size: 92, rotate: -20 })}</g>`,
    sparkle(360, 130, 14, '#ffe9a8'),
  ].join('');
}

function offline(sheet: Sheet): string {
  return [
    `<path d="M60 130C160 60 200 210 300 140S400 120 430 96" fill="none" stroke="#0b0718" stroke-width="5" stroke-dasharray="150 30 400"/>`,
    `<g filter="${sheet.shadow(5, 5, 0.45)}">${drawArt(sheet, 'perya:kubo', { x: 210, y: 232, size: 190 })}${drawArt(sheet, 'fluent-emoji:electric-plug', { x: 346, y: 254, size: 116, rotate: 20 })}${drawArt(sheet, 'fluent-emoji:cloud', { x: 326, y: 116, size: 120 })}${drawArt(sheet, 'fluent-emoji:high-voltage', { x: 330, y: 172, size: 56 })}${drawArt(sheet, 'fluent-emoji:candle', { x: 108, y: 278, size: 84 })}</g>`,
    glow(sheet, 108, 250, 60, '#ffcf6b', 0.7),
  ].join('');
}

const SCENES = { empty, bets, money, gifts, papers, 'not-found': notFound, error, offline };

export function composeScene(name: SceneName): Sheet {
  const sheet = new Sheet(480, 380);
  return sheet.add(night(sheet, `scene ${name}`), SCENES[name](sheet));
}
