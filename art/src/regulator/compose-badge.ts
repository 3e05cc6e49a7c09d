import { outline } from '../drawing/lettering.ts';
import { num, polar, times } from '../drawing/number.ts';
import { Sheet } from '../drawing/sheet.ts';
import type { BadgeName } from './names.ts';

function ageLimit(): Sheet {
  const sheet = new Sheet(96, 96);
  const text = outline('21+', 'bungee', 30);
  return sheet.add(
    '<circle cx="48" cy="48" r="46" fill="#fff"/><circle cx="48" cy="48" r="41" fill="#fff" stroke="#d3122f" stroke-width="8"/>',
    `<path d="${text.d}" transform="translate(48 48)" fill="#1b1430"/>`,
  );
}

/** A drawing of our own for fair games: scales in a scalloped seal. It imitates no authority's seal. */
function fairGaming(): Sheet {
  const sheet = new Sheet(96, 96);
  const edge = times(48, (index) => {
    const [x, y] = polar(48, 48, index % 2 ? 43 : 46.5, index * 7.5);
    return `${num(x)} ${num(y)}`;
  });
  const ground = sheet.linear([
    [0, '#16a085'],
    [1, '#0b5f57'],
  ]);
  return sheet.add(
    `<path d="M${edge.join('L')}Z" fill="${ground}"/><circle cx="48" cy="48" r="37" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>`,
    '<path d="M48 22V70M34 72H62M24 34H72M48 28m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0" stroke="#fff" stroke-width="3.5" stroke-linecap="round" fill="none"/>',
    '<path d="M27 34L18 54H36ZM69 34L60 54H78Z" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" fill="none"/><path d="M16 54H38A11 9 0 0 1 16 54ZM58 54H80A11 9 0 0 1 58 54Z" fill="#ffd166"/>',
  );
}

export const composeBadge = (name: BadgeName) => (name === 'age-21' ? ageLimit() : fairGaming());
