import { darken, lighten } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import { Sheet } from '../drawing/sheet.ts';
import { sparkle } from '../motifs/light.ts';
import { MEDAL_TIERS, type MedalTier } from './tiers.ts';

type Metal = { light: string; base: string; deep: string; ribbon: string; gem: string };

const METALS: Record<MedalTier, Metal> = {
  bronze: { light: '#ffd9b0', base: '#cf7d3c', deep: '#6e3410', ribbon: '#8c3a1e', gem: '#ff9a5c' },
  silver: { light: '#ffffff', base: '#b8c4d4', deep: '#56627a', ribbon: '#3c5a8c', gem: '#a9d4ff' },
  gold: { light: '#fff6c2', base: '#f7b91c', deep: '#8f5600', ribbon: '#b5122f', gem: '#ff5d6c' },
  platinum: {
    light: '#ffffff',
    base: '#9fd8d8',
    deep: '#2d6a78',
    ribbon: '#0d6b63',
    gem: '#3fe0c5',
  },
  diamond: {
    light: '#ffffff',
    base: '#a9b8ff',
    deep: '#3b2f9e',
    ribbon: '#5a1fa8',
    gem: '#7fe3ff',
  },
};

function cog(radiusOut: number, radiusIn: number, teeth: number): string {
  const points = times(teeth * 2, (index) => {
    const [x, y] = polar(128, 128, index % 2 ? radiusIn : radiusOut, (180 / teeth) * index - 90);
    return `${num(x)} ${num(y)}`;
  });
  return `M${points.join('L')}Z`;
}

function laurel(colour: string, isRight: boolean): string {
  const leaves = times(5, (index) => {
    const [x, y] = polar(128, 128, 66, isRight ? 34 - index * 24 : 146 + index * 24);
    const turn = isRight ? 34 - index * 24 - 30 : 146 + index * 24 + 30;
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="6" ry="14" transform="rotate(${turn} ${num(x)} ${num(y)})"/>`;
  }).join('');
  return `<g fill="${colour}">${leaves}</g>`;
}

/** The jewel grows with the tier: one to five stars above it, and a cut stone in the middle. */
function gem(sheet: Sheet, metal: Metal): string {
  const facets: [string, string][] = [
    ['M128 92L98 112L110 112Z', lighten(metal.gem, 0.55)],
    ['M128 92L110 112H146Z', lighten(metal.gem, 0.8)],
    ['M128 92L146 112H158Z', lighten(metal.gem, 0.35)],
    ['M98 112H110L128 164Z', metal.gem],
    ['M110 112H146L128 164Z', lighten(metal.gem, 0.3)],
    ['M146 112H158L128 164Z', darken(metal.gem, 0.25)],
  ];
  return `<g filter="${sheet.shadow(3, 3, 0.45)}" transform="translate(128 124) scale(1.25) translate(-128 -126)">${facets
    .map(
      ([d, fill]) =>
        `<path d="${d}" fill="${fill}" stroke="${darken(metal.gem, 0.35)}" stroke-width="1.5" stroke-linejoin="round"/>`,
    )
    .join('')}</g>`;
}

export function composeMedal(tier: MedalTier): Sheet {
  const metal = METALS[tier];
  const rank = MEDAL_TIERS.indexOf(tier) + 1;
  const sheet = new Sheet(256, 256);
  const body = sheet.linear(
    [
      [0, metal.light],
      [0.4, metal.base],
      [0.6, metal.deep],
      [1, metal.base],
    ],
    { x1: 0.1, x2: 0.9, y2: 1 },
  );
  const dish = sheet.radial(
    [
      [0, lighten(metal.base, 0.2)],
      [0.75, darken(metal.base, 0.25)],
      [1, metal.deep],
    ],
    { cy: 0.4, r: 0.65 },
  );
  const ribbon = sheet.linear([
    [0, lighten(metal.ribbon, 0.18)],
    [1, darken(metal.ribbon, 0.25)],
  ]);
  const pips = times(rank, (index) => {
    const x = 128 + (index - (rank - 1) / 2) * 17;
    const points = times(10, (point) =>
      polar(
        x,
        186 - Math.abs(index - (rank - 1) / 2) * 3.4,
        point % 2 ? 3.6 : 8.5,
        point * 36 - 90,
      ),
    );
    return `<path d="M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z" fill="${metal.light}"/>`;
  });
  return sheet.add(
    `<g filter="${sheet.shadow(5, 5, 0.4)}"><path d="M84 168L52 246L86 236L104 254L128 190L152 254L170 236L204 246L172 168Z" fill="${ribbon}"/><path d="M92 176L68 240M164 176L188 240" stroke="${lighten(metal.ribbon, 0.55)}" stroke-width="5"/><path d="${cog(116, 103, 28)}" fill="${body}"/></g>`,
    `<circle cx="128" cy="128" r="98" fill="${metal.deep}"/><circle cx="128" cy="126" r="97" fill="${body}"/><circle cx="128" cy="128" r="84" fill="${dish}"/>`,
    `<circle cx="128" cy="128" r="79" fill="none" stroke="${metal.light}" stroke-width="2.5" stroke-dasharray="1 8" stroke-linecap="round"/>`,
    laurel(metal.light, true),
    laurel(metal.light, false),
    gem(sheet, metal),
    pips.join(''),
    `<path d="M44 104A88 88 0 0 1 128 40" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.7"/>`,
    sparkle(196, 62, 15 + rank),
    rank > 3 ? sparkle(62, 176, 12) : '',
    rank > 4 ? sparkle(178, 150, 9) : '',
  );
}
