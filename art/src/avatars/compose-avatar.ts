import { darken, lighten } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Art } from '../drawing/place-icon.ts';
import { Sheet } from '../drawing/sheet.ts';
import { glow, rays } from '../motifs/light.ts';
import { dots, solihiya, suns, zigzag } from '../motifs/patterns.ts';
import { drawArt } from '../objects/draw-art.ts';
import type { AvatarSpec } from './list.ts';

const SIZE = 256;

/** Skin of the emoji's tones, for the neck that the face itself does not bring. */
const SKIN_OF_TONE: readonly (readonly [suffix: string, colour: string])[] = [
  ['-medium-dark', '#8a5a4a'],
  ['-medium-light', '#d6a37c'],
  ['-medium', '#b07a5c'],
];

function backdrop(sheet: Sheet, spec: Pick<AvatarSpec, 'ground' | 'pattern'>): string {
  const light = lighten(spec.ground[0], 0.5);
  if (spec.pattern === 'rays')
    return rays(sheet, { cx: 128, cy: 140, radius: 200, count: 18 }, light, 0.6);
  const draw = { suns, solihiya, zigzag, dots }[spec.pattern];
  return `<rect width="${SIZE}" height="${SIZE}" fill="${draw(sheet, 44, light, 0.3)}"/>`;
}

function frame(sheet: Sheet, spec: Pick<AvatarSpec, 'ground' | 'ring'>): string {
  const bulbs = times(24, (index) => {
    const [x, y] = polar(128, 128, 117, index * 15);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${index % 2 ? 3.4 : 4.4}" fill="${index % 2 ? '#fffbe8' : spec.ring}"/>`;
  });
  const edge = sheet.linear([
    [0, lighten(spec.ground[1], 0.12)],
    [1, spec.ground[1]],
  ]);
  return `<circle cx="128" cy="128" r="117" fill="none" stroke="${edge}" stroke-width="22"/><circle cx="128" cy="128" r="105" fill="none" stroke="${spec.ring}" stroke-width="3"/>${bulbs.join('')}`;
}

/** Neck, shoulders and an embroidered placket, as on a barong or a kamisa. */
function bust(sheet: Sheet, hero: Art, shirt: string): string {
  const skin = SKIN_OF_TONE.find(([suffix]) => hero.endsWith(suffix))?.[1] ?? '#b07a5c';
  const cloth = sheet.linear([
    [0, lighten(shirt, 0.15)],
    [1, darken(shirt, 0.22)],
  ]);
  const stitches = `<path d="M128 206V256" stroke="${darken(shirt, 0.35)}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M116 212V256M140 212V256" stroke="${darken(shirt, 0.18)}" stroke-width="2.5"/>`;
  return `<path d="M108 160H148V204Q128 222 108 204Z" fill="${darken(skin, 0.18)}"/><path d="M30 262Q34 204 104 190Q128 214 152 190Q222 204 226 262Z" fill="${cloth}"/><path d="M104 190L90 196L120 222L128 207L136 222L166 196L152 190Q128 214 104 190Z" fill="${lighten(shirt, 0.35)}" stroke="${darken(shirt, 0.2)}" stroke-width="1.5"/>${stitches}`;
}

function figure(sheet: Sheet, spec: AvatarSpec): string {
  if (spec.shirt)
    return (
      bust(sheet, spec.hero, spec.shirt) + drawArt(sheet, spec.hero, { x: 128, y: 114, size: 158 })
    );
  const isWholeBust = spec.hero.includes('headscarf');
  const at = isWholeBust ? { x: 128, y: 136, size: 210 } : { x: 128, y: 130, size: 172 };
  return drawArt(sheet, spec.hero, at);
}

function portrait(
  sheet: Sheet,
  spec: Pick<AvatarSpec, 'ground' | 'pattern' | 'ring'>,
  inner: string,
): Sheet {
  const ground = sheet.radial(
    [
      [0, lighten(spec.ground[0], 0.25)],
      [0.6, spec.ground[0]],
      [1, spec.ground[1]],
    ],
    { cy: 0.42, r: 0.62 },
  );
  const inside = sheet.clip('<circle cx="128" cy="128" r="106"/>');
  return sheet.add(
    `<rect width="${SIZE}" height="${SIZE}" fill="${spec.ground[1]}"/>`,
    `<g clip-path="${inside}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${backdrop(sheet, spec)}${glow(sheet, 128, 120, 120, '#ffffff', 0.35)}${inner}</g>`,
    frame(sheet, spec),
  );
}

/** A portrait: patterned ground, the figure cut by the round frame, bulbs around it. */
export function composeAvatar(spec: AvatarSpec): Sheet {
  const sheet = new Sheet(SIZE, SIZE);
  const shadowed = `<g filter="${sheet.shadow(5, 5, 0.4)}">${figure(sheet, spec)}</g>`;
  const charm = spec.charm
    ? `<g filter="${sheet.shadow(3, 3, 0.4)}">${drawArt(sheet, spec.charm, { x: 196, y: 198, size: 68, rotate: 10 })}</g>`
    : '';
  return portrait(sheet, spec, shadowed).add(charm);
}

/** Shown until a player has chosen a picture: a plain figure that is nobody. */
export function composeFallbackAvatar(): Sheet {
  const sheet = new Sheet(SIZE, SIZE);
  const body = sheet.linear([
    [0, '#ffffff'],
    [1, '#b9c6f2'],
  ]);
  const inner = `<g filter="${sheet.shadow(4, 5, 0.35)}"><circle cx="128" cy="104" r="42" fill="${body}"/><path d="M44 250Q50 164 128 160Q206 164 212 250Z" fill="${body}"/></g>`;
  return portrait(
    sheet,
    { ground: ['#6b7bd8', '#27306c'], ring: '#dfe6ff', pattern: 'suns' },
    inner,
  );
}
