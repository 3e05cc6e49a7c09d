import { darken, lighten } from '../drawing/colour.ts';
import { outline } from '../drawing/lettering.ts';
import { num, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** A gilded salakot: the wide farmer's hat, woven, with a silver spike, worn by headmen of old. */
export function salakot(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#fff6c4'],
      [0.35, '#ffcf4a'],
      [0.7, '#c9820e'],
      [1, '#7a4700'],
    ],
    { x2: 0.9, y2: 1 },
  );
  const under = sheet.linear([
    [0, '#6b3a00'],
    [1, '#3a1d00'],
  ]);
  const ribs = times(11, (index) => {
    const x = 4 + index * 9.2;
    return `M50 22Q${num(50 + (x - 50) * 0.4)} 38 ${num(x)} ${num(66 + Math.sin((index / 10) * Math.PI) * 10)}`;
  }).join('');
  const hoops = [0.35, 0.6, 0.82].map((share) => {
    const half = 46 * share;
    const y = 24 + 44 * share;
    return `M${num(50 - half)} ${num(y)}Q50 ${num(y + 13 * share)} ${num(50 + half)} ${num(y)}`;
  });
  const gems = times(7, (index) => {
    const x = 12 + index * 12.7;
    const y = 69 + Math.sin((index / 6) * Math.PI) * 7.5;
    const colour = ['#e63946', '#27c4b7', '#7c4dff'][index % 3];
    return `<circle cx="${num(x)}" cy="${num(y)}" r="3.6" fill="${colour}" stroke="#fff6c4" stroke-width="1.4"/>`;
  });
  return `<ellipse cx="50" cy="70" rx="48" ry="15" fill="${under}"/><path d="M50 16Q62 34 98 64Q100 74 92 76Q50 90 8 76Q0 74 2 64Q38 34 50 16Z" fill="${gold}" stroke="#7a4700" stroke-width="1.5"/><path d="${ribs}${hoops.join('')}" fill="none" stroke="#8a5200" stroke-opacity="0.55" stroke-width="1.3"/><path d="M14 62Q34 42 47 26" stroke="#fff" stroke-opacity="0.7" stroke-width="3" fill="none" stroke-linecap="round"/>${gems.join('')}<path d="M50 2L54 18Q50 22 46 18Z" fill="#eef3fa" stroke="#7d8ca3" stroke-width="1"/><circle cx="50" cy="20" r="5.5" fill="${gold}" stroke="#7a4700" stroke-width="1.2"/>`;
}

/** A peg board with its cups and a falling ball. */
export function plinko(sheet: Sheet): string {
  const board = sheet.linear([
    [0, '#6a3be0'],
    [1, '#26106b'],
  ]);
  const gold = sheet.linear([
    [0, '#fff1b0'],
    [1, '#b8780c'],
  ]);
  const ball = sheet.radial(
    [
      [0, '#ffffff'],
      [0.4, '#ff8fa3'],
      [1, '#d81e3c'],
    ],
    { cx: 0.35, cy: 0.3, r: 0.8 },
  );
  const pegs = times(5, (row) =>
    times(row + 3, (index) => {
      const x = 50 + (index - (row + 2) / 2) * 11;
      return `<circle cx="${num(x)}" cy="${26 + row * 11}" r="2.5" fill="#fff6d8" stroke="#d99a1b" stroke-width="0.8"/>`;
    }).join(''),
  ).join('');
  const colours = ['#e63946', '#ff9f1c', '#2bb673', '#1d9bf0', '#2bb673', '#ff9f1c', '#e63946'];
  const cups = colours.map((colour, index) => {
    const x = 11.5 + index * 11;
    return `<path d="M${x} 80h10v9a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3Z" fill="${colour}" stroke="${lighten(colour, 0.5)}" stroke-width="1"/>`;
  });
  return `<rect x="5" y="4" width="90" height="94" rx="12" fill="#2b1204"/><rect x="5" y="2" width="90" height="94" rx="12" fill="${gold}"/><rect x="9" y="6" width="82" height="86" rx="9" fill="${board}"/><path d="M38 6H62L57 17H43Z" fill="${gold}"/>${pegs}${cups.join('')}<path d="M50 16L46 30L55 42" fill="none" stroke="#ffb3c1" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round"/><circle cx="56" cy="45" r="6.4" fill="${ball}" stroke="#7d0f22" stroke-width="0.8"/>`;
}

/** The red seven of every reel there ever was. */
export function luckySeven(sheet: Sheet): string {
  const red = sheet.linear([
    [0, '#ff8a7a'],
    [0.5, '#e63946'],
    [1, '#8d0f22'],
  ]);
  const { d } = outline('7', 'titan-one', 108);
  const at = (dy: number) => `transform="translate(50 ${50 + dy})"`;
  return `<path d="${d}" ${at(4)} fill="#5a0712" stroke="#5a0712" stroke-width="15" stroke-linejoin="round"/><path d="${d}" ${at(0)} fill="#ffcf4a" stroke="#ffcf4a" stroke-width="15" stroke-linejoin="round"/><path d="${d}" ${at(0)} fill="#fff6d8" stroke="#fff6d8" stroke-width="7" stroke-linejoin="round"/><path d="${d}" ${at(0)} fill="${red}"/>`;
}

/** One big painted die of the colour game, seen from a corner. */
export function colourCube(): string {
  const face = (points: string, colour: string, x: number, y: number) =>
    `<path d="${points}" fill="${colour}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><ellipse cx="${x}" cy="${y}" rx="10" ry="10" fill="${lighten(colour, 0.35)}"/>`;
  return `<path d="M50 8L92 29V76L50 98L8 76V29Z" fill="#000" opacity="0.3" transform="translate(0 2)"/>${face('M50 4L92 25L50 47L8 25Z', '#ffd23f', 50, 25.5)}${face('M8 25L50 47V96L8 73Z', '#e63946', 29, 60)}${face('M92 25L50 47V96L92 73Z', darken('#1d7ed6', 0.08), 71, 60)}`;
}
