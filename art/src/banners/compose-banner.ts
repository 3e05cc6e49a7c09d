import { BRAND_PALETTES, type BrandPalette, type BrandTag } from '../brands/palettes.ts';
import { darken, mix } from '../drawing/colour.ts';
import { num, times } from '../drawing/number.ts';
import type { Art } from '../drawing/place-icon.ts';
import { type Random, randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { ferrisWheel, palm, skyline, tent } from '../motifs/fairground.ts';
import { banderitas, bulbString } from '../motifs/garlands.ts';
import { bokeh, glow, rays, sparkle, stars } from '../motifs/light.ts';
import { drawArt } from '../objects/draw-art.ts';
import type { BannerTopic } from './topics.ts';

const WIDTH = 1280;
const HEIGHT = 560;

function sky(sheet: Sheet, palette: BrandPalette, random: Random): string {
  const air = sheet.linear([
    [0, palette.night],
    [0.55, palette.dusk],
    [1, mix(palette.dusk, palette.horizon, 0.75)],
  ]);
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${air}"/>` +
    glow(sheet, 960, 430, 560, palette.horizon, 0.75) +
    stars(sheet, random, 110, 330)
  );
}

/** The left part carries the app's own text in white, so it is darkened until that text has AA contrast. */
function textShade(sheet: Sheet, palette: BrandPalette): string {
  const dark = darken(palette.night, 0.25);
  const shade = sheet.linear(
    [
      [0, dark, 0.9],
      [0.42, dark, 0.84],
      [0.55, dark, 0.62],
      [0.67, dark, 0.22],
      [0.8, dark, 0],
    ],
    { x2: 1, y2: 0 },
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${shade}"/>`;
}

function garlands(sheet: Sheet, palette: BrandPalette): string {
  return (
    banderitas(sheet, { x1: 730, y1: -14, x2: 1300, y2: 6, sag: 30 }, 12, 44, palette.lights) +
    bulbString(sheet, { x1: 720, y1: -8, x2: 1300, y2: 60, sag: 34 }, 15, 7, palette.lights)
  );
}

function ground(sheet: Sheet, palette: BrandPalette, y: number): string {
  const soil = sheet.linear([
    [0, mix(palette.dusk, palette.night, 0.3)],
    [1, darken(palette.night, 0.45)],
  ]);
  const pool = sheet.radial([
    [0, palette.lights[0], 0.5],
    [1, palette.lights[0], 0],
  ]);
  return `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${soil}"/><ellipse cx="960" cy="${y + 26}" rx="430" ry="60" fill="${pool}"/>`;
}

/** What hangs in each brand's sky: the one thing that tells the four welcomes apart at a glance. */
function skyMark(sheet: Sheet, tag: BrandTag, palette: BrandPalette): string {
  if (tag === 'sinag')
    return (
      rays(sheet, { cx: 1000, cy: 300, radius: 620, count: 16, turn: 3 }, '#ffd98a', 0.75) +
      `<circle cx="1000" cy="250" r="236" fill="${sheet.linear([
        [0, '#ffe08a'],
        [1, '#ff6a2a'],
      ])}" opacity="0.92"/>`
    );
  if (tag === 'tala')
    return (
      glow(sheet, 1000, 250, 360, '#fff1b8', 0.45) +
      `<path d="M1160 420A236 236 0 1 1 930 22A250 250 0 0 0 1160 420Z" fill="#f4e9ff" opacity="0.9"/>` +
      sparkle(1236, 190, 24, '#fff1b8') +
      sparkle(1206, 300, 14, '#ffffff')
    );
  return rays(sheet, { cx: 1000, cy: 260, radius: 760, count: 20, turn: 4 }, palette.accent, 0.42);
}

/** What stands in front of the wheel. */
const FOREGROUND: Record<BrandTag, Art> = {
  perya: 'perya:jeepney',
  sinag: 'fluent-emoji:carousel-horse',
  tala: 'perya:parol',
  h5: 'fluent-emoji:circus-tent',
};

function welcome(sheet: Sheet, palette: BrandPalette, random: Random, tag: BrandTag): void {
  const [first, second, third, fourth] = palette.lights;
  const steel = mix(palette.horizon, '#ffffff', tag === 'sinag' ? 0.85 : 0.6);
  sheet.add(
    skyMark(sheet, tag, palette),
    skyline(sheet, random, 470, 86, darken(palette.night, 0.1)),
    ferrisWheel(sheet, { cx: 1000, cy: 252, radius: 178, weight: 1.35 }, palette.lights, steel),
    ground(sheet, palette, 468),
    palm(1250, 500, 280, darken(palette.night, 0.35), -1),
    tent(sheet, { x: 1064, y: 340, width: 210, height: 158 }, first, '#fff3dc'),
    tent(sheet, { x: 770, y: 352, width: 190, height: 144 }, second, '#fff3dc'),
    `<g filter="${sheet.shadow(6, 6, 0.5)}">${drawArt(sheet, FOREGROUND[tag], { x: 1000, y: 440, size: 182 })}${drawArt(sheet, 'fluent-emoji:balloon', { x: 1180, y: 330, size: 88, rotate: 8 })}${drawArt(sheet, 'fluent-emoji:popcorn', { x: 866, y: 500, size: 78, rotate: -6 })}</g>`,
    bokeh(sheet, random, [first, second, third, fourth], {
      x: 640,
      y: 490,
      width: 640,
      height: 70,
      count: 16,
      radius: 24,
    }),
  );
}

function fairPlay(sheet: Sheet, palette: BrandPalette, random: Random): void {
  const [first, second, third, fourth] = palette.lights;
  const shadow = sheet.shadow(8, 8, 0.5);
  sheet.add(
    rays(sheet, { cx: 970, cy: 280, radius: 700, count: 22 }, palette.accent, 0.4),
    glow(sheet, 970, 270, 380, palette.accent, 0.5),
    skyline(sheet, random, 500, 70, darken(palette.night, 0.1)),
    ground(sheet, palette, 496),
    `<g filter="${shadow}">${drawArt(sheet, 'perya:prize-wheel', { x: 970, y: 276, size: 400 })}</g>`,
    `<g filter="${shadow}">${drawArt(sheet, 'fluent-emoji:balance-scale', { x: 1150, y: 412, size: 210 })}${drawArt(sheet, 'fluent-emoji:game-die', { x: 800, y: 448, size: 140, rotate: -14 })}${drawArt(sheet, 'perya:coin', { x: 915, y: 492, size: 78, rotate: 12 })}${drawArt(sheet, 'perya:coin', { x: 1010, y: 500, size: 64, rotate: -10 })}</g>`,
    bokeh(sheet, random, [first, second, third, fourth], {
      x: 660,
      y: 60,
      width: 620,
      height: 420,
      count: 16,
      radius: 20,
    }),
    sparkle(1120, 130, 26),
    sparkle(820, 170, 18),
  );
}

function responsible(sheet: Sheet, palette: BrandPalette, random: Random): void {
  const [first, second, third, fourth] = palette.lights;
  const shadow = sheet.shadow(8, 9, 0.5);
  const hills = times(3, (index) => {
    const y = 380 + index * 46;
    return `<path d="M560 ${HEIGHT}Q${num(720 + index * 60)} ${y - 60} ${num(900 + index * 40)} ${y}T1290 ${y - 30}V${HEIGHT}Z" fill="${mix(palette.horizon, palette.night, 0.45 + index * 0.22)}"/>`;
  });
  sheet.add(
    glow(sheet, 1020, 250, 420, palette.accent, 0.6),
    `<circle cx="1020" cy="250" r="150" fill="${mix(palette.accent, '#ffffff', 0.45)}" opacity="0.9"/>`,
    glow(sheet, 1020, 250, 300, '#ffffff', 0.35),
    hills.join(''),
    palm(1240, 520, 300, darken(palette.night, 0.3), -1),
    palm(700, 540, 190, darken(palette.night, 0.3), 1),
    `<g filter="${shadow}">${drawArt(sheet, 'perya:kubo', { x: 905, y: 384, size: 250 })}${drawArt(sheet, 'fluent-emoji:shield', { x: 1100, y: 404, size: 190, rotate: 4 })}${drawArt(sheet, 'fluent-emoji:hourglass-done', { x: 1010, y: 470, size: 110, rotate: -6 })}${drawArt(sheet, 'fluent-emoji:hibiscus', { x: 800, y: 506, size: 70 })}</g>`,
    bokeh(sheet, random, [first, second, third, fourth], {
      x: 660,
      y: 460,
      width: 620,
      height: 100,
      count: 12,
      radius: 18,
    }),
  );
}

const TOPICS = { welcome, 'fair-play': fairPlay, responsible };

export function composeBanner(tag: BrandTag, topic: BannerTopic): Sheet {
  const palette = BRAND_PALETTES[tag];
  const random = randomOf(`banner ${tag} ${topic}`);
  const sheet = new Sheet(WIDTH, HEIGHT);
  sheet.add(sky(sheet, palette, random));
  TOPICS[topic](sheet, palette, random, tag);

  return sheet.add(textShade(sheet, palette), garlands(sheet, palette));
}
