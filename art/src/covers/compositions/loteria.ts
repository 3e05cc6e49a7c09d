import { darken, lighten, mix } from '../../drawing/colour.ts';
import { rays } from '../../motifs/light.ts';
import { suns, zigzag } from '../../motifs/patterns.ts';
import { type Composition, fullRect, heroTitle, propOf, standing } from './canvas.ts';

const PAPER = '#fff4dc';

/** A card from an old parlour game: cream paper, a painted panel in a double line, the name on a ribbon. */
export const loteria: Composition = (canvas) => {
  const { sheet, cover, palette } = canvas;
  const panel = sheet.linear([
    [0, lighten(palette.bright, 0.3)],
    [0.6, palette.bright],
    [1, palette.mid],
  ]);
  const clip = sheet.clip('<rect x="54" y="54" width="492" height="560" rx="22"/>');
  const ribbon = sheet.linear([
    [0, lighten(palette.mid, 0.12)],
    [1, darken(palette.mid, 0.3)],
  ]);
  const fold = darken(palette.deep, 0.1);
  const corner = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${palette.pop}"/><circle cx="${x}" cy="${y}" r="6" fill="${PAPER}"/>`;
  sheet.add(
    fullRect(PAPER),
    fullRect(suns(sheet, 50, palette.mid, 0.14)),
    `<rect x="16" y="16" width="568" height="768" rx="30" fill="none" stroke="${palette.mid}" stroke-width="8"/><rect x="30" y="30" width="540" height="740" rx="22" fill="none" stroke="${palette.pop}" stroke-width="4"/>`,
    `<g clip-path="${clip}"><rect x="54" y="54" width="492" height="560" fill="${panel}"/>${rays(sheet, { cx: 300, cy: 330, radius: 520, count: 16 }, lighten(palette.accent, 0.4), 0.9)}<path d="M54 520Q180 470 300 516T546 506V614H54Z" fill="${mix(palette.mid, palette.pop, 0.25)}"/><path d="M54 560Q200 520 330 562T546 552V614H54Z" fill="${darken(palette.mid, 0.3)}"/><rect x="54" y="592" width="492" height="22" fill="${zigzag(sheet, 22, PAPER, 0.7)}"/></g>`,
    `<rect x="54" y="54" width="492" height="560" rx="22" fill="none" stroke="${fold}" stroke-width="7"/>`,
    corner(54, 54) + corner(546, 54),
    standing(canvas, propOf(cover, 0), { x: 132, y: 142, size: 124, rotate: -12 }),
    standing(canvas, propOf(cover, 1), { x: 468, y: 142, size: 124, rotate: 12 }),
    standing(canvas, cover.hero, { x: 300, y: 338, size: 372 }),
    standing(canvas, propOf(cover, 2), { x: 128, y: 500, size: 128, rotate: 8 }),
    standing(canvas, propOf(cover, 3), { x: 472, y: 500, size: 128, rotate: -8 }),
    `<path d="M0 636L44 600V744L0 780L26 708Z M600 636L556 600V744L600 780L574 708Z" fill="${fold}"/>`,
    `<g filter="${sheet.shadow(6, 8, 0.45)}"><path d="M20 596Q300 560 580 596V762Q300 726 20 762Z" fill="${ribbon}"/><path d="M28 610Q300 574 572 610M28 746Q300 710 572 746" fill="none" stroke="${palette.accent}" stroke-width="4"/></g>`,
    heroTitle(canvas, { cy: 662, height: 142, width: 520, warp: 'none' }),
  );
};
