import { Sheet } from '../drawing/sheet.ts';
import { emblems } from './emblems.ts';
import type { ChannelPicture } from './list.ts';

/** The ground from top to bottom: told apart by colour and by drawing, and dark enough for white lines in both themes. */
const grounds: Record<ChannelPicture, readonly [top: string, bottom: string]> = {
  'e-wallet': ['#3b78f0', '#173fae'],
  'phone-wallet': ['#2fae73', '#0b6643'],
  qr: ['#7a55e0', '#45209c'],
  bank: ['#3a5578', '#1a2b45'],
  'bank-tower': ['#b4473a', '#641a16'],
  'bank-vault': ['#7d8a2b', '#454d0c'],
  card: ['#e0527a', '#9a1748'],
  counter: ['#e8842c', '#a84a06'],
  voucher: ['#e2b02a', '#9c6a05'],
  'mini-app': ['#1fa3ab', '#07575f'],
  'shopping-app': ['#c850c0', '#6f1f86'],
};

const SIZE = 96;
const TILE = 'x="4" y="4" width="88" height="88" rx="22"';

/** A rounded tile with its own ground, so that it looks the same on a light and on a dark sheet. */
export function composeChannel(name: ChannelPicture): Sheet {
  const sheet = new Sheet(SIZE, SIZE);
  const [top, bottom] = grounds[name];
  const ground = sheet.linear([
    [0, top],
    [1, bottom],
  ]);
  return sheet.add(
    `<rect ${TILE} fill="${ground}"/>`,
    `<path d="M4 4H92V12Q36 2 4 30Z" fill="#fff" fill-opacity="0.14" clip-path="${sheet.clip(`<rect ${TILE}/>`)}"/>`,
    emblems[name](),
  );
}
