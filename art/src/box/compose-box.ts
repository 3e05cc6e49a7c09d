import { darken, lighten } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { glow, rays, sparkle } from '../motifs/light.ts';
import { coin } from '../objects/money.ts';
import { type BoxPose, FRAMES_OF_STRIP, poseOf } from './frames.ts';

const side = 320;
const paper = '#3a2a9c';
const ribbon = '#f7a81b';
const lightColour = '#ffe9a3';

/** The front, with the ribbon down its middle and a glint that runs over it. */
function body(sheet: Sheet, { glint }: BoxPose): string {
  const front = sheet.linear(
    [
      [0, lighten(paper, 0.22)],
      [0.55, paper],
      [1, darken(paper, 0.4)],
    ],
    { x2: 1, y2: 0.7 },
  );
  const band = sheet.linear([
    [0, lighten(ribbon, 0.45)],
    [0.5, ribbon],
    [1, darken(ribbon, 0.35)],
  ]);
  const clip = sheet.clip('<rect x="92" y="176" width="136" height="98" rx="10"/>');
  const x = -60 + 360 * glint;
  const dots = times(4, (row) =>
    times(
      6,
      (column) =>
        `<circle cx="${100 + column * 25 + (row % 2) * 12}" cy="${188 + row * 24}" r="4"/>`,
    ).join(''),
  ).join('');
  return [
    `<rect x="92" y="176" width="136" height="98" rx="10" fill="${front}"/>`,
    `<g clip-path="${clip}"><g fill="${lighten(paper, 0.35)}" opacity="0.45">${dots}</g>`,
    `<rect x="146" y="176" width="28" height="98" fill="${band}"/>`,
    `<path d="M${num(x)} 176h26l-34 98h-26Z" fill="#fff" opacity="0.25"/></g>`,
    `<rect x="92" y="176" width="136" height="14" fill="#000" opacity="0.28"/>`,
  ].join('');
}

/** What is seen of the inside once the lid is off. */
function mouth(sheet: Sheet, { light }: BoxPose): string {
  const inside = sheet.linear([
    [0, darken(paper, 0.7)],
    [1, lightColour, light],
  ]);
  return `<ellipse cx="160" cy="178" rx="66" ry="13" fill="${darken(paper, 0.6)}"/><ellipse cx="160" cy="178" rx="62" ry="10.500" fill="${inside}"/>`;
}

function bow(sheet: Sheet): string {
  const loop = sheet.radial(
    [
      [0, lighten(ribbon, 0.5)],
      [0.6, ribbon],
      [1, darken(ribbon, 0.3)],
    ],
    { cy: 0.35, r: 0.7 },
  );
  return [
    `<path d="M160 140C128 92 92 104 104 126C110 138 140 142 160 140Z" fill="${loop}"/>`,
    `<path d="M160 140C192 92 228 104 216 126C210 138 180 142 160 140Z" fill="${loop}"/>`,
    `<path d="M156 140C140 152 122 152 112 160L128 138ZM164 140C180 152 198 152 208 160L192 138Z" fill="${darken(ribbon, 0.2)}"/>`,
    `<ellipse cx="160" cy="138" rx="13" ry="12" fill="${loop}" stroke="${darken(ribbon, 0.35)}" stroke-width="2"/>`,
  ].join('');
}

function lid(sheet: Sheet, { lift, lidTurn, burst }: BoxPose): string {
  const top = sheet.linear(
    [
      [0, lighten(paper, 0.4)],
      [0.5, lighten(paper, 0.12)],
      [1, darken(paper, 0.25)],
    ],
    { x2: 1, y2: 0.4 },
  );
  const band = sheet.linear([
    [0, lighten(ribbon, 0.55)],
    [1, darken(ribbon, 0.2)],
  ]);
  const opacity = num(1 - Math.max(0, burst - 0.72) * 2.6);
  return `<g transform="translate(${num(lidTurn * 0.9 * burst)} ${num(-lift)}) rotate(${num(lidTurn)} 160 160)" opacity="${opacity}"><rect x="82" y="146" width="156" height="36" rx="9" fill="${top}"/><rect x="144" y="146" width="32" height="36" fill="${band}"/><rect x="82" y="172" width="156" height="10" rx="5" fill="#000" opacity="0.2"/>${bow(sheet)}</g>`;
}

/** Coins and confetti thrown out when it opens; each has its own way, the same in every build. */
function thrown(sheet: Sheet, { burst }: BoxPose): string {
  if (burst === 0) return '';
  const random = randomOf('mystery box');
  const colours = ['#ff5d6c', '#3fe0c5', '#ffd23f', '#a9b8ff', '#ffffff'] as const;
  const fallen = burst * burst * 70;
  const confetti = times(26, () => {
    const [x, y] = polar(160, 170, random.between(60, 175) * burst, random.between(-165, -15));
    const turn = random.between(0, 360) + burst * 240;
    const fill = random.pick(colours);
    return `<rect x="-4" y="-2.500" width="8" height="5" rx="1" fill="${fill}" transform="translate(${num(x)} ${num(y + fallen * 0.5)}) rotate(${num(turn)})"/>`;
  });
  const coins = times(9, (index) => {
    const [x, y] = polar(160, 172, random.between(80, 150) * burst, -160 + index * 17.5);
    const size = random.between(0.22, 0.36);
    return `<g transform="translate(${num(x - 50 * size)} ${num(y + fallen - 50 * size)}) scale(${num(size)})">${coin(sheet)}</g>`;
  });
  return [...confetti, ...coins].join('');
}

function drawFrame(sheet: Sheet, frame: number): string {
  const pose = poseOf(frame);
  const { lean, light, burst, turn } = pose;
  const beam = sheet.linear(
    [
      [0, lightColour, 0],
      [1, lightColour, 0.85],
    ],
    {},
  );
  const reach = 40 + 120 * light;
  const spread = 50 + 60 * Math.max(light - 0.4, burst);
  return [
    glow(sheet, 160, 190, 120 + 36 * light, lightColour, 0.25 + 0.55 * light),
    light > 0.2
      ? rays(
          sheet,
          { cx: 160, cy: 180, radius: 150, count: 12, turn },
          lightColour,
          Math.round(light * 10) / 18,
        )
      : '',
    '<ellipse cx="160" cy="280" rx="92" ry="12" fill="#000" opacity="0.35"/>',
    `<g transform="rotate(${num(lean)} 160 274)">`,
    burst > 0 ? mouth(sheet, pose) : '',
    body(sheet, pose),
    pose.lift > 4
      ? `<path d="M100 178L${num(160 - spread)} ${num(178 - reach)}H${num(160 + spread)}L220 178Z" fill="${beam}" opacity="${num(0.35 + 0.5 * light)}"/>`
      : '',
    lid(sheet, pose),
    '</g>',
    thrown(sheet, pose),
    sparkle(84 + (frame % 7) * 3, 120, 6 + 10 * light, '#fff', 0.25 + 0.6 * light),
    sparkle(242, 206 - (frame % 9) * 2, 5 + 8 * light, '#fff', 0.25 + 0.6 * light),
  ].join('');
}

/** Ten frames side by side. */
export function composeBoxStrip(strip: number): Sheet {
  const sheet = new Sheet(side * FRAMES_OF_STRIP, side);
  const clip = sheet.clip(`<rect width="${side}" height="${side}"/>`);
  return sheet.add(
    ...times(
      FRAMES_OF_STRIP,
      (place) =>
        `<g transform="translate(${side * place} 0)"><g clip-path="${clip}">${drawFrame(sheet, strip * FRAMES_OF_STRIP + place)}</g></g>`,
    ),
  );
}
