import { darken, lighten, mix } from '../../drawing/colour.ts';
import { num, times } from '../../drawing/number.ts';
import { glow, vignette } from '../../motifs/light.ts';
import { type Composition, fullRect, heroTitle, propOf, standing, titleShade } from './canvas.ts';

/** Under water: shafts of light, bubbles, a school passing behind the hero, corals below. */
export const sea: Composition = (canvas) => {
  const { sheet, cover, palette, random } = canvas;
  const water = sheet.linear([
    [0, lighten(palette.bright, 0.35)],
    [0.35, palette.bright],
    [0.7, palette.mid],
    [1, palette.deep],
  ]);
  const shaft = sheet.linear([
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const shafts = times(6, (index) => {
    const x = 20 + index * 110 + random.between(-20, 20);
    const lean = (x - 300) * 0.6;
    return `<path d="M${num(x)} -10h${num(random.between(24, 60))}L${num(x + lean + 110)} 620H${num(x + lean)}Z" fill="${shaft}" opacity="${num(random.between(0.3, 0.75))}"/>`;
  });
  const bubbles = times(34, () => {
    const radius = random.between(3, 17);
    const x = num(random.between(0, 600));
    const y = num(random.between(40, 640));
    return `<circle cx="${x}" cy="${y}" r="${num(radius)}" fill="#fff" fill-opacity="0.14" stroke="#fff" stroke-opacity="0.65" stroke-width="1.5"/>`;
  });
  const swimmers: [number, number, number][] = [
    [92, 110, 124],
    [512, 150, 132],
    [70, 420, 116],
    [534, 400, 120],
    [330, 92, 96],
    [150, 560, 110],
    [420, 566, 104],
  ];
  const school = swimmers.map(([x, y, size], index) =>
    standing(canvas, propOf(cover, index), {
      x: x + random.between(-14, 14),
      y: y + random.between(-14, 14),
      size,
      isMirrored: x < 300,
    }),
  );
  const weeds = times(16, (index) => {
    const x = index * 42 - 10;
    const height = random.between(90, 230);
    return `<path d="M${num(x)} 800q${num(random.between(-40, -10))} ${num(-height / 2)} 6 ${num(-height)}q26 ${num(height / 2)} 20 ${num(height)}Z" fill="${mix(palette.deep, index % 2 ? palette.pop : palette.bright, 0.3)}"/>`;
  });
  sheet.add(
    fullRect(water),
    shafts.join(''),
    glow(sheet, 300, 330, 300, '#ffffff', 0.4),
    weeds.join(''),
    school.join(''),
    bubbles.slice(0, 20).join(''),
    standing(canvas, cover.hero, { x: 300, y: 350, size: 372, rotate: -6 }),
    bubbles.slice(20).join(''),
    `<path d="M-10 700Q120 650 260 690T600 664V810H-10Z" fill="${darken(palette.deep, 0.3)}"/>`,
    standing(canvas, 'fluent-emoji:coral', { x: 66, y: 640, size: 150 }),
    standing(canvas, 'fluent-emoji:spiral-shell', { x: 532, y: 640, size: 106, rotate: 12 }),
    standing(canvas, 'perya:coin', { x: 474, y: 590, size: 74, rotate: -20 }),
    titleShade(canvas, 0.64),
    heroTitle(canvas, { cy: 694, warp: 'arch' }),
    vignette(sheet, 0.3),
  );
};
