import { darken, lighten, mix } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Random } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { bulb } from './garlands.ts';
import { glow } from './light.ts';

type Colours = readonly [string, ...string[]];

/** The Ferris wheel: stand, two rims, crossed spokes, bulbs on the rim, hanging gondolas. */
export function ferrisWheel(
  sheet: Sheet,
  at: { cx: number; cy: number; radius: number; gondolas?: number; weight?: number },
  colours: Colours,
  frame: string,
): string {
  const { cx, cy, radius } = at;
  const count = at.gondolas ?? 12;
  const weight = at.weight ?? 1;
  const line = radius * 0.024 * weight;
  const light = lighten(frame, 0.45);
  const spokes = times(count, (index) => {
    const turn = (360 / count) * index;
    const [x, y] = polar(cx, cy, radius, turn);
    const [nextX, nextY] = polar(cx, cy, radius * 0.82, turn + 360 / count / 2);
    const [innerX, innerY] = polar(cx, cy, radius * 0.82, turn - 360 / count / 2);
    return `M${num(cx)} ${num(cy)}L${num(x)} ${num(y)}M${num(innerX)} ${num(innerY)}L${num(x)} ${num(y)}L${num(nextX)} ${num(nextY)}`;
  }).join('');
  const ring = (share: number, width: number, colour: string) =>
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius * share)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
  const bulbs = times(count * 3, (index) => {
    const [x, y] = polar(cx, cy, radius * 0.91, (360 / count / 3) * index);
    return bulb(sheet, x, y, radius * 0.02 * weight, colours[index % colours.length] ?? colours[0]);
  });
  const cabins = times(count, (index) => {
    const [x, y] = polar(cx, cy, radius, (360 / count) * index);
    return gondola(
      sheet,
      x,
      y,
      radius * 0.16 * weight,
      colours[index % colours.length] ?? colours[0],
    );
  });
  const foot = cy + radius * 1.32;
  return [
    glow(sheet, cx, cy, radius * 1.7, colours[0], 0.4),
    `<path d="M${num(cx)} ${num(cy)}L${num(cx - radius * 0.55)} ${num(foot)}M${num(cx)} ${num(cy)}L${num(cx + radius * 0.55)} ${num(foot)}M${num(cx - radius * 0.32)} ${num(cy + radius * 0.78)}H${num(cx + radius * 0.32)}" stroke="${darken(frame, 0.35)}" stroke-width="${num(line * 3)}" fill="none" stroke-linecap="round"/>`,
    `<path d="${spokes}" stroke="${frame}" stroke-width="${num(line * 0.8)}" fill="none"/>`,
    ring(1, line * 1.5, light),
    ring(0.82, line, frame),
    ring(0.3, line, light),
    bulbs.join(''),
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius * 0.11)}" fill="${colours[0]}" stroke="${light}" stroke-width="${num(line)}"/>`,
    cabins.join(''),
  ].join('');
}

function gondola(sheet: Sheet, x: number, y: number, size: number, colour: string): string {
  const half = size / 2;
  const body = sheet.linear([
    [0, lighten(colour, 0.25)],
    [1, darken(colour, 0.3)],
  ]);
  return `<g transform="translate(${num(x)} ${num(y)})"><path d="M0 0L${num(-half)} ${num(size * 0.75)}M0 0L${num(half)} ${num(size * 0.75)}" stroke="#fff4d6" stroke-width="${num(size * 0.07)}"/><path d="M${num(-half * 1.15)} ${num(size * 0.32)}Q0 ${num(-size * 0.28)} ${num(half * 1.15)} ${num(size * 0.32)}Z" fill="${lighten(colour, 0.35)}"/><path d="M${num(-half)} ${num(size * 0.72)}H${num(half)}Q${num(half)} ${num(size * 1.25)} 0 ${num(size * 1.25)}Q${num(-half)} ${num(size * 1.25)} ${num(-half)} ${num(size * 0.72)}Z" fill="${body}"/><rect x="${num(-half * 0.85)}" y="${num(size * 0.38)}" width="${num(half * 1.7)}" height="${num(size * 0.34)}" fill="#ffe9a8" opacity="0.85"/></g>`;
}

/** A painted booth tent with a striped roof, a scalloped edge and a lit counter. */
export function tent(
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number; isLit?: boolean },
  stripe: string,
  cloth: string,
): string {
  const { x, y, width, height } = at;
  const eave = y + height * 0.45;
  const count = 7;
  const step = width / count;
  const peak = x + width / 2;
  const roof = times(count, (index) => {
    const left = x + step * index;
    const top = peak + (left - peak) * 0.12;
    const topRight = peak + (left + step - peak) * 0.12;
    const colour = index % 2 ? cloth : stripe;
    const fill = sheet.linear([
      [0, lighten(colour, 0.12)],
      [1, darken(colour, 0.22)],
    ]);
    return `<path d="M${num(top)} ${num(y)}L${num(topRight)} ${num(y)}L${num(left + step)} ${num(eave)}L${num(left)} ${num(eave)}Z" fill="${fill}"/><path d="M${num(left)} ${num(eave)}h${num(step)}v${num(step * 0.25)}a${num(step / 2)} ${num(step / 2)} 0 0 1 ${num(-step)} 0Z" fill="${index % 2 ? darken(cloth, 0.08) : darken(stripe, 0.08)}"/>`;
  });
  const inside = sheet.linear([
    [0, '#ffdf8a'],
    [1, mix('#ff9a3c', stripe, 0.4)],
  ]);
  const post = `fill="${darken(stripe, 0.55)}"`;
  return [
    at.isLit === false ? '' : glow(sheet, peak, eave + height * 0.3, width * 0.75, '#ffb547', 0.5),
    `<rect x="${num(x + step * 0.4)}" y="${num(eave)}" width="${num(width - step * 0.8)}" height="${num(height * 0.4)}" fill="${inside}"/>`,
    `<rect x="${num(x + step * 0.35)}" y="${num(eave)}" width="${num(step * 0.22)}" height="${num(height * 0.55)}" ${post}/><rect x="${num(x + width - step * 0.57)}" y="${num(eave)}" width="${num(step * 0.22)}" height="${num(height * 0.55)}" ${post}/>`,
    `<rect x="${num(x + step * 0.2)}" y="${num(y + height * 0.78)}" width="${num(width - step * 0.4)}" height="${num(height * 0.24)}" fill="${darken(stripe, 0.35)}"/>`,
    `<rect x="${num(x + step * 0.1)}" y="${num(y + height * 0.76)}" width="${num(width - step * 0.2)}" height="${num(height * 0.05)}" fill="${lighten(cloth, 0.1)}"/>`,
    roof.join(''),
    `<path d="M${num(peak)} ${num(y)}v${num(-height * 0.22)}" stroke="#fff4d6" stroke-width="${num(width * 0.012)}"/><path d="M${num(peak)} ${num(y - height * 0.22)}l${num(width * 0.13)} ${num(height * 0.06)}l${num(-width * 0.13)} ${num(height * 0.06)}Z" fill="${stripe}"/>`,
  ].join('');
}

/** Far roofs, a church tower and palms in one dark tone along the ground line. */
export function skyline(
  sheet: Sheet,
  random: Random,
  ground: number,
  scale: number,
  colour: string,
): string {
  const shapes: string[] = [];
  const windows: string[] = [];
  let x = -20;
  while (x < sheet.width + 20) {
    const width = random.between(0.5, 1.1) * scale;
    const height = random.between(0.25, 0.75) * scale;
    const top = ground - height;
    const isTower = random.between(0, 1) > 0.8;
    shapes.push(
      isTower
        ? `M${num(x)} ${num(ground)}V${num(top - scale * 0.3)}L${num(x + width * 0.25)} ${num(top - scale * 0.75)}L${num(x + width * 0.5)} ${num(top - scale * 0.3)}V${num(ground)}Z`
        : `M${num(x)} ${num(ground)}V${num(top)}L${num(x + width / 2)} ${num(top - scale * 0.22)}L${num(x + width)} ${num(top)}V${num(ground)}Z`,
    );
    if (!isTower)
      windows.push(
        `<rect x="${num(x + width * 0.25)}" y="${num(top + scale * 0.08)}" width="${num(scale * 0.09)}" height="${num(scale * 0.11)}"/><rect x="${num(x + width * 0.6)}" y="${num(top + scale * 0.08)}" width="${num(scale * 0.09)}" height="${num(scale * 0.11)}"/>`,
      );
    x += width * random.between(0.85, 1.2);
  }
  return `<path d="${shapes.join('')}" fill="${colour}"/><g fill="#ffc766" opacity="0.75">${windows.join('')}</g>`;
}

export function palm(x: number, y: number, height: number, colour: string, lean = 1): string {
  const topX = x + height * 0.18 * lean;
  const topY = y - height;
  // Each frond is its own path: overlapping parts of one path would cut holes into each other.
  const fronds = [-172, -140, -112, -68, -40, -8, 24, 156].map((turn) => {
    const [tipX, tipY] = polar(topX, topY, height * 0.42, turn);
    const [bendX, bendY] = polar(topX, topY - height * 0.14, height * 0.24, turn);
    return `<path d="M${num(topX)} ${num(topY)}Q${num(bendX)} ${num(bendY)} ${num(tipX)} ${num(tipY + height * 0.12)}Q${num(bendX)} ${num(bendY + height * 0.1)} ${num(topX)} ${num(topY + height * 0.03)}Z"/>`;
  });
  const trunk = `M${num(x - height * 0.03)} ${num(y)}Q${num(x)} ${num(y - height * 0.5)} ${num(topX - height * 0.012)} ${num(topY)}H${num(topX + height * 0.018)}Q${num(x + height * 0.06)} ${num(y - height * 0.5)} ${num(x + height * 0.035)} ${num(y)}Z`;
  return `<g fill="${colour}"><path d="${trunk}"/>${fronds.join('')}</g>`;
}
