import { times } from '../drawing/number.ts';
import type { ChannelPicture } from './list.ts';

const white = '#ffffff';
const gold = '#ffd166';
const shade = '#0b1430';

/** A coin with the two bars of the peso across its stem. */
const coin = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><circle r="10" fill="${gold}" stroke="${shade}" stroke-opacity="0.35" stroke-width="1.2"/><path d="M-2.5 5.500V-5H1a3.2 3.2 0 0 1 0 6.400H-2.500M-5-3H5M-5-0.500H5" fill="none" stroke="#7a4a00" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** A folded wallet with its clasp, and a coin going in. */
function eWallet(): string {
  return `${coin(56, 30, 12)}<path d="M22 42Q22 35 29 35H66Q72 35 72 41V44H74Q77 44 77 47V71Q77 76 72 76H29Q22 76 22 69Z" fill="${white}"/><path d="M22 45H72" stroke="#c5d3f5" stroke-width="3"/><rect x="59" y="53" width="22" height="14" rx="7" fill="#173fae"/><circle cx="66.5" cy="60" r="3" fill="${gold}"/>`;
}

/** A telephone that hands out money. */
function phoneWallet(): string {
  return `<rect x="25" y="18" width="36" height="60" rx="8" fill="${white}"/><rect x="30" y="26" width="26" height="40" rx="3" fill="#bfe8d2"/><circle cx="43" cy="72" r="2.5" fill="#0b6643"/>${coin(60, 56, 15)}<path d="M37 37H49M37 44H45" stroke="#0b6643" stroke-width="3.5" stroke-linecap="round"/>`;
}

/** A code to be photographed, in the four corners of a finder. */
function qr(): string {
  const eye = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="17" height="17" rx="3.5" fill="none" stroke="${white}" stroke-width="4.5"/><rect x="${x + 6}" y="${y + 6}" width="5" height="5" fill="${gold}"/>`;
  const dots = [
    [54, 53],
    [62, 53],
    [70, 61],
    [54, 61],
    [62, 69],
    [54, 69],
    [70, 53],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="5.5" height="5.5" rx="1" fill="${white}"/>`)
    .join('');
  return `${eye(26, 26)}${eye(53, 26)}${eye(26, 53)}${dots}`;
}

/** A house with pillars. */
function bank(): string {
  const pillars = times(4, (index) => {
    const x = 27 + index * 12;
    return `<rect x="${x}" y="45" width="7" height="21" rx="1.5" fill="${white}"/>`;
  }).join('');
  return `<path d="M48 17L77 34Q79 36 77 39H19Q17 36 19 34Z" fill="${white}"/><circle cx="48" cy="30" r="4.5" fill="${gold}" stroke="#1a2b45" stroke-width="1.5"/>${pillars}<rect x="21" y="69" width="54" height="8" rx="2.5" fill="${gold}"/>`;
}

/** A tall house between two low ones, with light in its windows. */
function bankTower(): string {
  const windows = times(8, (index) => {
    const x = 40 + (index % 2) * 9;
    const y = 27 + Math.floor(index / 2) * 10;
    return `<rect x="${x}" y="${y}" width="6" height="5.5" rx="1" fill="#641a16"/>`;
  }).join('');
  return `<rect x="19" y="45" width="58" height="31" rx="3" fill="#f3c4bd"/><path d="M34 76V22Q34 18 38 18H57Q61 18 61 22V76Z" fill="${white}"/>${windows}<path d="M42 76V66H53V76Z" fill="${gold}"/><rect x="16" y="74" width="64" height="5" rx="2.500" fill="${gold}"/>`;
}

/** The round door of a vault with its wheel. */
function bankVault(): string {
  const bolts = times(8, (index) => {
    const turn = (index * Math.PI) / 4 + Math.PI / 8;
    const x = 48 + Math.cos(turn) * 25;
    const y = 48 + Math.sin(turn) * 25;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.400" fill="#454d0c"/>`;
  }).join('');
  const spokes = times(3, (index) => {
    return `<path d="M48 33V63" stroke="${gold}" stroke-width="4.500" stroke-linecap="round" transform="rotate(${index * 60} 48 48)"/>`;
  }).join('');
  return `<circle cx="48" cy="48" r="31" fill="${white}"/><circle cx="48" cy="48" r="19" fill="#454d0c"/>${bolts}${spokes}<circle cx="48" cy="48" r="5.500" fill="${white}"/>`;
}

/** A payment card over another. */
function card(): string {
  return `<g transform="rotate(-10 48 48)"><rect x="24" y="26" width="50" height="33" rx="6" fill="#ffc2d4"/></g><rect x="20" y="35" width="56" height="37" rx="6.5" fill="${white}"/><rect x="20" y="43" width="56" height="8" fill="#9a1748"/><rect x="26" y="57" width="13" height="9" rx="2" fill="${gold}"/><path d="M54 62H69" stroke="#d79bb0" stroke-width="4" stroke-linecap="round"/>`;
}

/** A counter under its striped awning. */
function counter(): string {
  const stripes = times(5, (index) => {
    const x = 18 + index * 12;
    return `<path d="M${x} 24H${x + 12}V38a6 6 0 0 1-12 0Z" fill="${index % 2 ? '#d9480f' : white}"/>`;
  }).join('');
  return `<path d="M24 44V76H72V44" fill="#fff1e0"/>${stripes}<rect x="18" y="20" width="60" height="6" rx="3" fill="#7a3203"/><rect x="20" y="60" width="56" height="7" rx="2" fill="#7a3203"/><path d="M26 67H70V76H26Z" fill="#f6c48f"/>${coin(48, 51, 8)}`;
}

/** A ticket with a bite on each side and a line to tear along. */
function voucher(): string {
  return `<g transform="rotate(-8 48 48)"><path d="M22 30H74Q78 30 78 34V42A6.5 6.5 0 0 0 78 55V63Q78 67 74 67H22Q18 67 18 63V55A6.5 6.5 0 0 0 18 42V34Q18 30 22 30Z" fill="${white}"/><path d="M60 34V63" stroke="#c08a10" stroke-width="3" stroke-dasharray="3 4.5" stroke-linecap="round"/><path d="M39 38.500L42 45L49 45.800L43.8 50.500L45.3 57.500L39 54L32.7 57.500L34.2 50.500L29 45.800L36 45Z" fill="#e2a010"/></g>`;
}

/** Small tiles of an app, one of which is lit. */
function miniApp(): string {
  const tile = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="22" height="22" rx="6.5" fill="${fill}"/>`;
  return `${tile(23, 23, white)}${tile(51, 23, '#a7e3e6')}${tile(23, 51, '#a7e3e6')}${coin(62, 62, 14)}`;
}

/** A shopping bag. */
function shoppingApp(): string {
  return `<path d="M36 40V32a12 12 0 0 1 24 0V40" fill="none" stroke="${gold}" stroke-width="5" stroke-linecap="round"/><path d="M26 38H70L74 72Q74.5 77 69 77H27Q21.5 77 22 72Z" fill="${white}"/><path d="M38 50Q39 61 48 61Q57 61 58 50" fill="none" stroke="#a02fa6" stroke-width="4.5" stroke-linecap="round"/>`;
}

export const emblems: Record<ChannelPicture, () => string> = {
  'e-wallet': eWallet,
  'phone-wallet': phoneWallet,
  qr,
  bank,
  'bank-tower': bankTower,
  'bank-vault': bankVault,
  card,
  counter,
  voucher,
  'mini-app': miniApp,
  'shopping-app': shoppingApp,
};
