import { darken, lighten } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** The fair's own coin: an eight-rayed sun, no real currency. */
export function coin(sheet: Sheet): string {
  const rim = sheet.linear([
    [0, '#fff1a8'],
    [0.5, '#f5b41c'],
    [1, '#b26a00'],
  ]);
  const face = sheet.radial(
    [
      [0, '#ffe88a'],
      [0.7, '#fbc02d'],
      [1, '#e09412'],
    ],
    { cx: 0.4, cy: 0.35, r: 0.75 },
  );
  const beams = times(8, (index) => {
    const [x1, y1] = polar(50, 50, 16, index * 45 - 9);
    const [x2, y2] = polar(50, 50, 32, index * 45);
    const [x3, y3] = polar(50, 50, 16, index * 45 + 9);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}Z`;
  }).join('');
  return `<circle cx="50" cy="54" r="46" fill="#8a4b00"/><circle cx="50" cy="50" r="46" fill="${rim}"/><circle cx="50" cy="50" r="37" fill="${face}" stroke="#c47f0a" stroke-width="2"/><g fill="#c47f0a" transform="translate(0 1.5)"><circle cx="50" cy="50" r="13"/><path d="${beams}"/></g><g fill="#fff3b8"><circle cx="50" cy="50" r="13"/><path d="${beams}"/></g><path d="M18 38A34 34 0 0 1 45 15" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity="0.8"/>`;
}

function chip(sheet: Sheet, x: number, y: number, colour: string): string {
  const side = sheet.linear(
    [
      [0, darken(colour, 0.35)],
      [0.3, lighten(colour, 0.2)],
      [1, darken(colour, 0.45)],
    ],
    { x2: 1, y2: 0 },
  );
  return `<path d="M${num(x - 22)} ${num(y)}v6a22 8 0 0 0 44 0v-6Z" fill="${side}"/><path d="M${num(x - 12)} ${num(y + 7)}v6M${num(x)} ${num(y + 8.5)}v6M${num(x + 12)} ${num(y + 7)}v6" stroke="#fff" stroke-width="4"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="22" ry="8" fill="${lighten(colour, 0.12)}"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="19" ry="6.6" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="7 5"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="13" ry="4.4" fill="${darken(colour, 0.15)}"/>`;
}

export function chips(sheet: Sheet): string {
  const stack = (x: number, base: number, colours: string[]) =>
    colours.map((colour, index) => chip(sheet, x, base - index * 7, colour)).join('');
  return [
    stack(50, 62, ['#7b2ff7', '#e63946', '#7b2ff7', '#f4a300', '#7b2ff7']),
    stack(27, 76, ['#e63946', '#e63946', '#1d7ed6', '#e63946']),
    stack(73, 78, ['#12915a', '#f4a300', '#12915a']),
    stack(50, 86, ['#1d7ed6', '#f4a300']),
  ].join('');
}

export function ticket(sheet: Sheet): string {
  const paper = sheet.linear(
    [
      [0, '#fff2cf'],
      [1, '#ffcf70'],
    ],
    { x2: 1, y2: 1 },
  );
  const edge =
    'M6 30H70a6 6 0 0 0 12 0H94V70H82a6 6 0 0 0 -12 0H6a0 0 0 0 0 0 0V58a8 8 0 0 0 0-16Z';
  return `<g transform="rotate(-12 50 50)"><path d="${edge}" fill="#8d2b0b" transform="translate(0 4)"/><path d="${edge}" fill="${paper}" stroke="#d9480f" stroke-width="3" stroke-linejoin="round"/><path d="M76 36V64" stroke="#d9480f" stroke-width="2.5" stroke-dasharray="3 4"/><path d="M42 37l4 9 10 1-7.5 6.5 2.2 9.500L42 58l-8.7 5 2.2-9.500L28 47l10-1Z" fill="#e8590c"/></g>`;
}
