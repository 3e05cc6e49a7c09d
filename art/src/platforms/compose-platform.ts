import { type Face, fittedSize, outline } from '../drawing/lettering.ts';
import { num } from '../drawing/number.ts';
import { Sheet } from '../drawing/sheet.ts';
import { BADGES, LOGO_HEIGHT, LOGO_WIDTH } from './badges.ts';
import type { Platform } from './list.ts';
import { PLATFORM_LOOKS, type PlatformLook } from './looks.ts';

const EMBLEM_X = 33;
const LETTERS_START = 63;
const LETTERS_END = 182;
const NAME_HEIGHT = 26;
const REST_HEIGHT = 9.5;
const GAP = 6;

/** A tenth of a unit is below a pixel at every size a lobby shows, and saves a quarter of the file. */
const coarse = (d: string) =>
  d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));

const path = (d: string, x: number, y: number, fill: string) =>
  `<path d="${coarse(d)}" transform="translate(${num(x)} ${num(y)})" fill="${fill}"/>`;

/** Scripts keep their small letters; the other faces are read from further away in capitals. */
const textOf = (text: string, face: Face) => (face === 'shrikhand' ? text : text.toUpperCase());

/** What is dealt before a camera says so on a tag, with the lamp that burns while it runs. */
function liveTag(look: PlatformLook, cx: number, cy: number): string {
  const word = outline('LIVE', 'lilita-one', 15, 'none', 0.06);
  const width = word.width + 24;
  return `<rect x="${num(cx - width / 2)}" y="${num(cy - 8)}" width="${num(width)}" height="16" rx="8" fill="${look.ink2}"/><circle cx="${num(cx - width / 2 + 9)}" cy="${num(cy)}" r="3.5" fill="#e0122f"/>${path(word.d, cx + 6, cy, look.ground[1])}`;
}

function lettering(name: string, look: PlatformLook): string {
  const [first = '', ...more] = name.split(' ');
  const rest = more.join(' ');
  const end = look.end ?? LETTERS_END;
  const cx = (LETTERS_START + end) / 2;
  const width = end - LETTERS_START;
  const text = textOf(first, look.face);
  const top = outline(text, look.face, fittedSize(text, look.face, width, NAME_HEIGHT));
  const isLive = rest === 'Live';
  const restHeight = isLive ? 16 : REST_HEIGHT;
  const topY = (LOGO_HEIGHT - top.height - GAP - restHeight) / 2 + top.height / 2;
  const restY = topY + top.height / 2 + GAP + restHeight / 2;
  const size = fittedSize(rest.toUpperCase(), 'lilita-one', width * 0.9, REST_HEIGHT);
  const below = isLive
    ? liveTag(look, cx, restY)
    : path(outline(rest.toUpperCase(), 'lilita-one', size, 'none', 0.08).d, cx, restY, look.ink2);
  return path(top.d, cx, topY, look.ink) + below;
}

/** A platform's logo: emblem and name on a badge of its own ground, so that it stands on any page. */
export function composePlatform({ id, name }: Platform): Sheet {
  const look = PLATFORM_LOOKS.get(id);
  if (!look) throw new Error(`The platform "${id}" has no logo.`);
  const sheet = new Sheet(LOGO_WIDTH, LOGO_HEIGHT);
  const [top, bottom] = look.ground;
  const ground = sheet.linear([
    [0, top],
    [1, bottom],
  ]);
  return sheet.add(
    `<path d="${BADGES[look.shape]}" fill="${ground}" stroke="${look.rim}" stroke-width="2.5" stroke-linejoin="round"/>`,
    `<g transform="translate(${EMBLEM_X} 30)">${look.emblem()}</g>`,
    lettering(name, look),
  );
}
