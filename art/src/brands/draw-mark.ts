import { lighten } from '../drawing/colour.ts';
import { outline } from '../drawing/lettering.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { BRAND_PALETTES, type BrandTag } from './palettes.ts';

/** A Ferris wheel reduced to a sign: ring, spokes, eight cabins, two legs. */
function peryaSign(sheet: Sheet): string {
  const gold = sheet.linear([
    [0, '#ffe08a'],
    [1, '#ff9f1a'],
  ]);
  const spokes = times(4, (index) => {
    const [x1, y1] = polar(50, 45, 25, index * 45);
    const [x2, y2] = polar(50, 45, 25, index * 45 + 180);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }).join('');
  const colours = ['#ff4d6d', '#ffd23f', '#28c7b7', '#ffffff'];
  const cabins = times(8, (index) => {
    const [x, y] = polar(50, 45, 27, index * 45 + 22.5);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="5.8" fill="${colours[index % 4]}" stroke="#1c0f57" stroke-width="2"/>`;
  }).join('');
  return `<path d="M50 45L33 84M50 45L67 84M27 85H73" stroke="${gold}" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="50" cy="45" r="27" fill="#1c0f57" fill-opacity="0.6" stroke="${gold}" stroke-width="5"/><path d="${spokes}" stroke="#ffe9b0" stroke-width="2.5"/>${cabins}<circle cx="50" cy="45" r="7" fill="${gold}" stroke="#1c0f57" stroke-width="2"/>`;
}

/** The eight-rayed sun rising over the water. */
function sinagSign(sheet: Sheet): string {
  const gold = sheet.linear([
    [0, '#ffe27a'],
    [1, '#ff7a1a'],
  ]);
  const beams = times(9, (index) => {
    const turn = 180 + index * 22.5;
    const [x1, y1] = polar(50, 62, 25, turn - 5.5);
    const [x2, y2] = polar(50, 62, index % 2 ? 39 : 46, turn);
    const [x3, y3] = polar(50, 62, 25, turn + 5.5);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}Z`;
  }).join('');
  return `<path d="${beams}" fill="${gold}" stroke="${gold}" stroke-width="2" stroke-linejoin="round"/><path d="M29 62a21 21 0 0 1 42 0Z" fill="${gold}"/><path d="M16 70q8.5-6 17 0t17 0t17 0t17 0M24 81q8.7-6 17.3 0t17.3 0t17.3 0" fill="none" stroke="#b9fff0" stroke-width="5" stroke-linecap="round"/>`;
}

/** A faceted five-pointed star held by a crescent. */
function talaSign(sheet: Sheet): string {
  const facets = times(10, (index) => {
    const isTip = index % 2 === 0;
    const [x1, y1] = polar(54, 47, isTip ? 30 : 12.5, index * 36 - 90);
    const [x2, y2] = polar(54, 47, isTip ? 12.5 : 30, (index + 1) * 36 - 90);
    return `<path d="M54 47L${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}Z" fill="${isTip ? '#fff4d0' : '#ffcf6b'}"/>`;
  }).join('');
  const moon = sheet.linear([
    [0, '#e6d4ff'],
    [1, '#9a6bff'],
  ]);
  return `<path d="M74 78A38 38 0 1 1 40 13A41 41 0 0 0 74 78Z" fill="${moon}"/>${facets}<circle cx="82" cy="20" r="2.5" fill="#fff"/><circle cx="86" cy="66" r="1.8" fill="#fff"/>`;
}

/** A ticket of the fair, with a bite on each side and the name on it. */
function h5Sign(sheet: Sheet): string {
  const paper = sheet.linear([
    [0, '#fff4cf'],
    [1, '#ffb11b'],
  ]);
  const letters = outline('PERYA', 'bungee', 16.5);
  return `<g transform="rotate(-8 50 50)"><path d="M14 30a4 4 0 0 1 4-4H82a4 4 0 0 1 4 4V45a5 5 0 0 0 0 10V70a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V55a5 5 0 0 0 0-10Z" fill="${paper}"/><path d="${letters.d}" transform="translate(50 50)" fill="#2b1f74"/></g><path d="M78 14l2.2 5.800L86 22l-5.8 2.200L78 30l-2.2-5.800L70 22l5.8-2.200Z" fill="#ffd166"/>`;
}

const SIGNS = { perya: peryaSign, sinag: sinagSign, tala: talaSign, h5: h5Sign };

/** The sign alone, in a 100 × 100 box. */
const drawSign = (sheet: Sheet, tag: BrandTag) => SIGNS[tag](sheet);

export type MarkShape = 'rounded' | 'full';

/** The square mark. Full-bleed for launchers that cut their own shape; the sign then keeps to the safe zone. */
export function drawMark(sheet: Sheet, tag: BrandTag, shape: MarkShape): string {
  const palette = BRAND_PALETTES[tag];
  const ground = sheet.linear(
    [
      [0, lighten(tag === 'sinag' ? palette.dusk : palette.horizon, 0.08)],
      [0.55, palette.dusk],
      [1, palette.night],
    ],
    { x1: 0.2, y1: 0, x2: 0.8, y2: 1 },
  );
  const light = sheet.radial(
    [
      [0, palette.accent, 0.55],
      [1, palette.accent, 0],
    ],
    { cy: 0.45 },
  );
  const radius = shape === 'rounded' ? 23 : 0;
  const scale = shape === 'rounded' ? 0.88 : 0.68;
  const rim =
    shape === 'rounded'
      ? `<rect x="1.5" y="1.5" width="97" height="97" rx="21.5" fill="none" stroke="${lighten(palette.accent, 0.2)}" stroke-opacity="0.55" stroke-width="2"/>`
      : '';
  return `<rect width="100" height="100" rx="${radius}" fill="${ground}"/><rect width="100" height="100" rx="${radius}" fill="${light}"/>${rim}<g transform="translate(50 50) scale(${scale}) translate(-50 -${tag === 'perya' ? 49 : 50})">${drawSign(sheet, tag)}</g>`;
}
