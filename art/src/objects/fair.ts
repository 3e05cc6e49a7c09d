import { darken, lighten } from '../drawing/colour.ts';
import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { ferrisWheel } from '../motifs/fairground.ts';

const FAIR_COLOURS = ['#ffb11b', '#ff4d6d', '#28c7b7', '#7c4dff'] as const;

export function wheelOfTheFair(sheet: Sheet): string {
  return ferrisWheel(
    sheet,
    { cx: 50, cy: 42, radius: 36, gondolas: 8, weight: 1.7 },
    FAIR_COLOURS,
    '#cfc6ff',
  );
}

/** The parol: a five-pointed star lantern in a ring, with two tassels. */
export function parol(sheet: Sheet): string {
  const facets = times(10, (index) => {
    const isTip = index % 2 === 0;
    const [x1, y1] = polar(50, 44, isTip ? 43 : 18, index * 36 - 90);
    const [x2, y2] = polar(50, 44, isTip ? 18 : 43, (index + 1) * 36 - 90);
    const colour =
      ['#ffd23f', '#ff7b2e', '#ff3d68', '#c23bff', '#27c4ff'][Math.floor(index / 2)] ?? '#ffd23f';
    return `<path d="M50 44L${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}Z" fill="${isTip ? lighten(colour, 0.25) : darken(colour, 0.12)}" stroke="#fff7dc" stroke-width="0.8" stroke-linejoin="round"/>`;
  });
  const petals = times(20, (index) => {
    const [x, y] = polar(50, 44, 38.5, index * 18);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="4.6" fill="${index % 2 ? '#ffe27a' : '#ff5d8f'}"/>`;
  });
  const core = sheet.radial([
    [0, '#ffffff'],
    [0.4, '#fff2b0', 0.9],
    [1, '#ffd23f', 0],
  ]);
  const tassel = (x: number) =>
    `<path d="M${x} 76v7" stroke="#ffe27a" stroke-width="1.5"/><path d="M${x - 4} 99l1.5-14a2.5 2.5 0 0 1 5 0l1.5 14-2-3-2 3-2-3Z" fill="#ff5d8f"/>`;
  return `${tassel(30)}${tassel(70)}<circle cx="50" cy="44" r="39" fill="#3a0f5e" stroke="#ffd76a" stroke-width="2"/>${petals.join('')}<circle cx="50" cy="44" r="35" fill="#5a1a86"/>${facets.join('')}<circle cx="50" cy="44" r="13" fill="${core}"/>`;
}

export function prizeWheel(sheet: Sheet): string {
  const colours = ['#e63946', '#ffb703', '#1d9bf0', '#12b886', '#9b5de5', '#ff7b2e'];
  const slices = times(12, (index) => {
    const [x1, y1] = polar(50, 51, 40, index * 30);
    const [x2, y2] = polar(50, 51, 40, index * 30 + 30);
    const [dotX, dotY] = polar(50, 51, 29, index * 30 + 15);
    return `<path d="M50 51L${num(x1)} ${num(y1)}A40 40 0 0 1 ${num(x2)} ${num(y2)}Z" fill="${colours[index % 6]}" stroke="#fff6dd" stroke-width="0.8"/><circle cx="${num(dotX)}" cy="${num(dotY)}" r="3" fill="#fff" opacity="0.85"/>`;
  });
  const pins = times(24, (index) => {
    const [x, y] = polar(50, 51, 43.5, index * 15);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="1.7" fill="${index % 2 ? '#fff8d8' : '#ffe066'}"/>`;
  });
  const rim = sheet.linear([
    [0, '#ffdf6b'],
    [0.5, '#d98c00'],
    [1, '#8a5200'],
  ]);
  const shade = sheet.radial([
    [0.5, '#000000', 0],
    [1, '#000000', 0.35],
  ]);
  return `<circle cx="50" cy="51" r="47" fill="${rim}"/>${slices.join('')}<circle cx="50" cy="51" r="40" fill="${shade}"/>${pins.join('')}<circle cx="50" cy="51" r="10" fill="${rim}"/><circle cx="50" cy="51" r="6.5" fill="#fff3c4"/><path d="M42 0h16l-8 15Z" fill="#fff" stroke="#b3261e" stroke-width="2" stroke-linejoin="round"/>`;
}

function cube(
  x: number,
  y: number,
  size: number,
  top: string,
  left: string,
  right: string,
): string {
  const half = size / 2;
  const quarter = size / 4;
  const edge = 'stroke="#ffffff" stroke-opacity="0.55" stroke-width="1" stroke-linejoin="round"';
  return `<path d="M${x} ${y - half}l${half} ${quarter}l${-half} ${quarter}l${-half} ${-quarter}Z" fill="${lighten(top, 0.18)}" ${edge}/><path d="M${x - half} ${y - quarter}l${half} ${quarter}v${half}l${-half} ${-quarter}Z" fill="${left}" ${edge}/><path d="M${x + half} ${y - quarter}l${-half} ${quarter}v${half}l${half} ${-quarter}Z" fill="${darken(right, 0.18)}" ${edge}/>`;
}

/** The three painted cubes of the colour game, as at every fiesta. */
export function colourDice(): string {
  return [
    cube(50, 34, 44, '#ffd23f', '#e63946', '#1d7ed6'),
    cube(27, 70, 44, '#2bb673', '#ffffff', '#ff5d8f'),
    cube(73, 70, 44, '#ff5d8f', '#ffd23f', '#2bb673'),
  ].join('');
}

/** A sungka board: the long boat-shaped board with seven wells a side and two heads. */
export function sungka(sheet: Sheet): string {
  const wood = sheet.linear([
    [0, '#d08a4a'],
    [1, '#6f3b12'],
  ]);
  const shells = ['#fff3df', '#ffd9b0', '#f7b7c5', '#c9f0ff'];
  const well = (x: number, y: number, radius: number, count: number) => {
    const cowries = times(count, (index) => {
      const [shellX, shellY] = polar(x, y, radius * 0.45, index * 97 + x);
      return `<ellipse cx="${num(shellX)}" cy="${num(shellY)}" rx="${num(radius * 0.3)}" ry="${num(radius * 0.22)}" fill="${shells[index % 4]}" transform="rotate(${index * 50} ${num(shellX)} ${num(shellY)})"/>`;
    }).join('');
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#4a230a"/><circle cx="${num(x)}" cy="${num(y + 0.6)}" r="${num(radius * 0.88)}" fill="#5d3012"/>${cowries}`;
  };
  const rows = times(7, (index) => {
    const x = 23 + index * 9;
    return well(x, 43, 3.9, 3) + well(x, 57, 3.9, 4);
  }).join('');
  return `<g transform="rotate(-24 50 50) translate(0 -22) scale(1 1.44)"><path d="M1 52Q8 30 26 31H74Q92 30 99 52Q92 70 74 69H26Q8 70 1 52Z" fill="#3a1a06" transform="translate(0 5)"/><path d="M1 50Q8 29 26 30H74Q92 29 99 50Q92 70 74 69H26Q8 70 1 50Z" fill="${wood}" stroke="#f0b878" stroke-width="1.5"/>${well(11, 50, 6.5, 5)}${well(89, 50, 6.5, 5)}${rows}</g>`;
}

/** The saranggola: a paper kite on two bamboo spars, with a tail of bows and the string that holds it. */
export function saranggola(sheet: Sheet): string {
  const paper = (from: string) =>
    sheet.linear([
      [0, lighten(from, 0.22)],
      [1, darken(from, 0.1)],
    ]);
  const panes = [
    ['M50 4L84 36H50Z', '#ff4d6d'],
    ['M50 4L16 36H50Z', '#ffb11b'],
    ['M84 36L50 78V36Z', '#28c7b7'],
    ['M16 36L50 78V36Z', '#7c4dff'],
  ] as const;
  const drawn = panes.map(([path, colour]) => `<path d="${path}" fill="${paper(colour)}"/>`);
  const bows = times(4, (index) => {
    const y = 82 + index * 4.6;
    const x = 50 + (index % 2 === 0 ? 3 : -3);
    const colour = FAIR_COLOURS[index % FAIR_COLOURS.length] ?? '#ffb11b';
    return `<path d="M${num(x)} ${num(y)}l-4.4-2.200v4.400ZM${num(x)} ${num(y)}l4.400-2.200v4.400Z" fill="${colour}"/>`;
  });
  const tail = '<path d="M50 78q7 5 0 10t0 11" fill="none" stroke="#fff7dc" stroke-width="1.2"/>';
  const spars =
    '<path d="M50 4V78M16 36H84" stroke="#7a4a1d" stroke-width="1.8" stroke-linecap="round"/>';
  const edge =
    '<path d="M50 4L84 36L50 78L16 36Z" fill="none" stroke="#fff7dc" stroke-width="1.6" stroke-linejoin="round"/>';
  const string =
    '<path d="M50 36Q24 66 4 98" fill="none" stroke="#fff7dc" stroke-width="0.9" opacity="0.9"/>';
  return `${string}${tail}${bows.join('')}${drawn.join('')}${spars}${edge}`;
}
