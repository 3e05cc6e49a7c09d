import { outline } from '../drawing/lettering.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

const SUITS = {
  heart: 'M0 8C-14 -2 -9 -13 -3 -11C-1 -10 0 -8 0 -6C0 -8 1 -10 3 -11C9 -13 14 -2 0 8Z',
  diamond: 'M0 -11L8 0L0 11L-8 0Z',
  spade: 'M0 -11C14 -1 9 8 3 6L5 12H-5L-3 6C-9 8 -14 -1 0 -11Z',
  club: 'M0 -11a5 5 0 0 1 4 8a5 5 0 1 1 -2 7L4 12H-4L-2 4a5 5 0 1 1 -2 -7a5 5 0 0 1 4 -8Z',
} as const;

type Suit = keyof typeof SUITS;

/** A playing card of 40 × 56, centred on 0,0. */
function playingCard(rank: string, suit: Suit): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d81e3c' : '#1b1b2b';
  const letter = outline(rank, 'lilita-one', 13);
  const corner = `<path d="${letter.d}" transform="translate(-12 -19)" fill="${colour}"/><path d="${SUITS[suit]}" transform="translate(-12 -8) scale(0.42)" fill="${colour}"/>`;
  return `<rect x="-20" y="-27" width="40" height="56" rx="4.5" fill="#000" opacity="0.35"/><rect x="-20" y="-28" width="40" height="56" rx="4.5" fill="#fffdf6" stroke="#d9d2c0" stroke-width="0.8"/>${corner}<g transform="rotate(180)">${corner}</g><path d="${SUITS[suit]}" transform="scale(1.1)" fill="${colour}"/>`;
}

function fan(cards: readonly (readonly [string, Suit])[], spread: number): string {
  return cards
    .map(([rank, suit], index) => {
      const turn = (index - (cards.length - 1) / 2) * spread;
      return `<g transform="translate(50 92) rotate(${num(turn)}) translate(0 -46) scale(1.15)">${playingCard(rank, suit)}</g>`;
    })
    .join('');
}

export const aces = () =>
  fan(
    [
      ['A', 'club'],
      ['A', 'diamond'],
      ['A', 'spade'],
      ['A', 'heart'],
    ],
    17,
  );
export const lucky9 = () =>
  fan(
    [
      ['4', 'heart'],
      ['5', 'spade'],
    ],
    26,
  );
export const blackjack = () =>
  fan(
    [
      ['A', 'spade'],
      ['J', 'heart'],
    ],
    28,
  );
export const natural = () =>
  fan(
    [
      ['Q', 'diamond'],
      ['9', 'club'],
    ],
    24,
  );
export const trio = () =>
  fan(
    [
      ['2', 'heart'],
      ['3', 'club'],
      ['4', 'diamond'],
    ],
    20,
  );
export const straight = () =>
  fan(
    [
      ['10', 'heart'],
      ['J', 'heart'],
      ['Q', 'heart'],
      ['K', 'heart'],
      ['A', 'heart'],
    ],
    15,
  );
export const duel = () =>
  `<g transform="translate(30 50) rotate(-12) scale(1.25)">${playingCard('K', 'spade')}</g><g transform="translate(70 50) rotate(12) scale(1.25)">${playingCard('K', 'heart')}</g>`;

export function roulette(sheet: Sheet): string {
  const pockets = times(24, (index) => {
    const [x1, y1] = polar(50, 50, 41, index * 15);
    const [x2, y2] = polar(50, 50, 41, index * 15 + 15);
    const colour = index === 0 ? '#12915a' : index % 2 ? '#c1121f' : '#17141f';
    return `<path d="M50 50L${num(x1)} ${num(y1)}A41 41 0 0 1 ${num(x2)} ${num(y2)}Z" fill="${colour}" stroke="#f2cf7d" stroke-width="0.6"/>`;
  });
  const wood = sheet.linear([
    [0, '#a5612a'],
    [1, '#4a210a'],
  ]);
  const bowl = sheet.radial([
    [0, '#8f4d1d'],
    [1, '#4a210a'],
  ]);
  const gold = sheet.linear([
    [0, '#fff1b0'],
    [1, '#b8780c'],
  ]);
  const arms = times(4, (index) => {
    const [x, y] = polar(50, 50, 15, index * 90 + 30);
    return `<path d="M50 50L${num(x)} ${num(y)}" stroke="${gold}" stroke-width="2.5"/><circle cx="${num(x)}" cy="${num(y)}" r="2.6" fill="${gold}"/>`;
  });
  return `<circle cx="50" cy="52" r="48" fill="#2b1204"/><circle cx="50" cy="50" r="48" fill="${wood}"/><circle cx="50" cy="50" r="43" fill="${gold}"/>${pockets.join('')}<circle cx="50" cy="50" r="27" fill="${gold}"/><circle cx="50" cy="50" r="25.5" fill="${bowl}"/>${arms.join('')}<circle cx="50" cy="50" r="6" fill="${gold}"/><circle cx="50" cy="50" r="2.5" fill="#fff8da"/><circle cx="80" cy="32" r="3.2" fill="#fff"/>`;
}

function numberBall(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  text: string,
): string {
  const body = sheet.radial(
    [
      [0, '#ffffff'],
      [0.25, colour],
      [1, '#1a1030'],
    ],
    { cx: 0.35, cy: 0.3, r: 0.95 },
  );
  const label = outline(text, 'lilita-one', radius * 0.78);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${body}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.56)}" fill="#fffdf4"/><path d="${label.d}" transform="translate(${num(x)} ${num(y)})" fill="#201430"/>`;
}

export function bingoBalls(sheet: Sheet): string {
  return [
    numberBall(sheet, 50, 27, 23, '#e63946', '21'),
    numberBall(sheet, 26, 68, 24, '#1d7ed6', '7'),
    numberBall(sheet, 74, 68, 24, '#f4a300', '75'),
    numberBall(sheet, 50, 80, 17, '#2bb673', '8'),
  ].join('');
}

export const ballRed = (sheet: Sheet) => numberBall(sheet, 50, 50, 46, '#e63946', '12');
export const ballBlue = (sheet: Sheet) => numberBall(sheet, 50, 50, 46, '#1d7ed6', '34');
export const ballGold = (sheet: Sheet) => numberBall(sheet, 50, 50, 46, '#f4a300', '56');
export const ballGreen = (sheet: Sheet) => numberBall(sheet, 50, 50, 46, '#2bb673', '9');

export function domino(): string {
  const tile = (x: number, y: number, turn: number, top: number, bottom: number) => {
    const pips = (count: number, cy: number) =>
      times(count, (index) => {
        const column = count === 1 ? 0 : index % 2 ? 6 : -6;
        const row = count === 1 ? 0 : (Math.floor(index / 2) - (Math.ceil(count / 2) - 1) / 2) * 7;
        return `<circle cx="${column}" cy="${num(cy + row)}" r="2.6" fill="#2a1840"/>`;
      }).join('');
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-14" y="-27" width="28" height="58" rx="5" fill="#8a6a3c"/><rect x="-14" y="-29" width="28" height="58" rx="5" fill="#fff8e6" stroke="#e0cda0"/><path d="M-10 0H10" stroke="#c9a25a" stroke-width="2"/>${pips(top, -14)}${pips(bottom, 15)}</g>`;
  };
  return tile(26, 52, -18, 2, 4) + tile(74, 52, 18, 6, 1) + tile(50, 46, 0, 4, 6);
}
