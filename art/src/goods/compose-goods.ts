import { times } from '../drawing/number.ts';
import { Sheet } from '../drawing/sheet.ts';
import { GOODS_PICTURES, type GoodsPicture } from './list.ts';
import { things } from './things.ts';

const SIZE = 600;
/** Pale grounds, which look the same in both themes and let every thing stand out. */
const grounds = ['#fdeccb', '#dff3e6', '#e4e8fb', '#fbe0e2', '#ddf1f4'] as const;

/** How a thing is shown: as it is, or packed as a gift with the thing in front. */
export type GoodsView = 'alone' | 'boxed';

function rays(fill: string): string {
  return times(
    12,
    (index) =>
      `<path d="M300 300L252-160H348Z" fill="${fill}" fill-opacity="0.5" transform="rotate(${index * 30} 300 300)"/>`,
  ).join('');
}

/** A gift box with its lid leaning behind, and a ribbon. */
const box = `<path d="M96 330H504V520Q504 544 480 544H120Q96 544 96 520Z" fill="#c2304f"/><path d="M278 330H322V544H278Z" fill="#ffd166"/><path d="M78 286H522V340H78Z" fill="#e04a6a"/><path d="M274 286H326V340H274Z" fill="#ffd166"/><path d="M300 286C236 286 196 244 222 218C250 194 296 240 300 286C304 240 350 194 378 218C404 244 364 286 300 286Z" fill="#ffd166" stroke="#c98f17" stroke-width="6"/>`;

/** A square picture of goods. */
export function composeGoods(name: GoodsPicture, view: GoodsView): Sheet {
  const sheet = new Sheet(SIZE, SIZE);
  const ground = grounds[GOODS_PICTURES.indexOf(name) % grounds.length] ?? grounds[0];
  const shine = sheet.radial([
    [0, '#ffffff'],
    [1, ground],
  ]);
  sheet.add(`<rect width="600" height="600" fill="${shine}"/>`, rays('#ffffff'));
  if (view === 'alone') {
    return sheet.add(
      '<ellipse cx="300" cy="486" rx="170" ry="24" fill="#1b2338" fill-opacity="0.16"/>',
      things[name](),
    );
  }
  return sheet.add(
    box,
    `<g transform="translate(150 236) scale(0.5)"><circle cx="300" cy="300" r="236" fill="#fff"/>${things[name]()}</g>`,
  );
}
