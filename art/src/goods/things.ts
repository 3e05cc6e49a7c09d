import { times } from '../drawing/number.ts';
import type { GoodsPicture } from './list.ts';

/** Drawn around the middle of 600 × 600, about 320 across. */
type Draw = () => string;

const star = 'M0-10L3-3.500L10-2.800L4.800 2L6.300 9L0 5.500L-6.300 9L-4.800 2L-10-2.800L-3-3.500Z';

/** A card with a chip of signal, and its worth in bars, because pictures carry no letters. */
function loadCard(ground: string, bars: number): string {
  const rows = times(
    4,
    (index) =>
      `<rect x="${352 + index * 26}" y="${320 - index * 18}" width="17" height="${30 + index * 18}" rx="4" fill="#fff" fill-opacity="${index < bars ? 1 : 0.3}"/>`,
  ).join('');
  return `<g transform="rotate(-7 300 300)"><rect x="130" y="190" width="340" height="216" rx="26" fill="${ground}"/><path d="M130 250Q280 190 470 232V216Q470 190 444 190H156Q130 190 130 216Z" fill="#fff" fill-opacity="0.18"/><rect x="162" y="226" width="62" height="46" rx="9" fill="#ffd166"/><path d="M162 249H224M186 226V272M204 226V272" stroke="#b07d12" stroke-width="3"/><path d="M162 330H290M162 358H250" stroke="#fff" stroke-opacity="0.85" stroke-width="12" stroke-linecap="round"/>${rows}</g>`;
}

function giftCard(): string {
  return `<g transform="rotate(6 300 300)"><rect x="130" y="196" width="340" height="214" rx="24" fill="#d63a5e"/><path d="M130 302H470M248 196V410" stroke="#ffd166" stroke-width="24"/><path d="M248 300C200 296 176 260 198 242C220 226 246 262 248 300C250 262 276 226 298 242C320 260 296 296 248 300Z" fill="#ffd166" stroke="#b9820f" stroke-width="5"/><g transform="translate(392 356) scale(3.2)"><path d="${star}" fill="#fff" fill-opacity="0.85"/></g></g>`;
}

function tShirt(): string {
  return `<path d="M222 170L140 214L170 300L212 282V440H388V282L430 300L460 214L378 170Q300 226 222 170Z" fill="#f6b21b"/><path d="M222 170Q300 226 378 170L362 162Q300 204 238 162Z" fill="#c9820a"/><path d="M212 282V440M388 282V440" stroke="#c9820a" stroke-width="4"/><g transform="translate(300 320) scale(5.4)"><path d="${star}" fill="#d63a5e"/></g>`;
}

function cap(): string {
  return `<path d="M170 340Q170 200 306 200Q430 200 430 330L430 350Q300 318 170 350Z" fill="#2a68d8"/><path d="M306 200Q262 250 262 332M306 200Q352 250 354 326" stroke="#1a469b" stroke-width="5" fill="none"/><circle cx="306" cy="200" r="12" fill="#ffd166"/><path d="M170 350Q300 312 430 342Q520 356 508 388Q420 372 316 376Q210 380 168 366Z" fill="#174093"/><g transform="translate(308 286) scale(4)"><path d="${star}" fill="#ffd166"/></g>`;
}

function tumbler(): string {
  return `<path d="M214 190H386L366 442Q364 458 348 458H252Q236 458 234 442Z" fill="#20a39e"/><path d="M214 190H262L272 458H252Q236 458 234 442Z" fill="#fff" fill-opacity="0.22"/><path d="M224 262H377L370 344H230Z" fill="#0f6f6b"/><rect x="200" y="158" width="200" height="38" rx="14" fill="#123d3b"/><path d="M318 158L344 92L366 100" fill="none" stroke="#ffd166" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(300 304) scale(3.2)"><path d="${star}" fill="#ffd166"/></g>`;
}

function umbrella(): string {
  const ribs = ['#d63a5e', '#ffd166', '#d63a5e', '#ffd166']
    .map((fill, index) => {
      const x = 130 + index * 85;
      return `<path d="M300 150Q${x - 6 + index * 4} 190 ${x} 306Q${x + 42} 272 ${x + 85} 306Q${x + 82 - (3 - index) * 4} 190 300 150Z" fill="${fill}"/>`;
    })
    .join('');
  return `<path d="M300 140V430Q300 462 268 462Q238 462 238 432" fill="none" stroke="#5b3a1d" stroke-width="15" stroke-linecap="round"/>${ribs}<circle cx="300" cy="146" r="10" fill="#5b3a1d"/>`;
}

function powerBank(): string {
  const lights = times(
    4,
    (index) =>
      `<circle cx="${268 + index * 22}" cy="410" r="6" fill="${index < 3 ? '#7df0a5' : '#46536b'}"/>`,
  ).join('');
  return `<rect x="212" y="150" width="176" height="302" rx="36" fill="#2b3853"/><rect x="212" y="150" width="62" height="302" rx="36" fill="#fff" fill-opacity="0.1"/><path d="M316 214L258 308H298L284 384L344 284H304Z" fill="#ffd166"/>${lights}<rect x="262" y="140" width="76" height="16" rx="6" fill="#10182a"/>`;
}

function earbuds(): string {
  const bud = (x: number, side: 1 | -1) =>
    `<g transform="translate(${x} 232) scale(${side} 1)"><circle r="44" fill="#f4f6fb" stroke="#c2cbdd" stroke-width="5"/><path d="M-16 30H22V126Q22 142 4 142Q-16 142-16 124Z" fill="#f4f6fb" stroke="#c2cbdd" stroke-width="5"/><ellipse cx="-34" cy="-8" rx="17" ry="24" fill="#39465f"/></g>`;
  return `${bud(220, 1)}${bud(380, -1)}<path d="M168 392Q168 356 204 356H396Q432 356 432 392V424Q432 474 382 474H218Q168 474 168 424Z" fill="#e3e8f2" stroke="#b8c2d6" stroke-width="5"/><path d="M168 404H432" stroke="#b8c2d6" stroke-width="5"/><circle cx="300" cy="438" r="8" fill="#37c77f"/>`;
}

function fan(): string {
  const blades = times(
    4,
    (index) =>
      `<path d="M300 258C262 214 276 148 330 140C372 170 350 228 300 258Z" fill="#3d8fe0" transform="rotate(${index * 90} 300 258)"/>`,
  ).join('');
  const wires = times(
    8,
    (index) =>
      `<path d="M300 116V400" stroke="#9fb2cc" stroke-width="4" transform="rotate(${index * 22.5} 300 258)"/>`,
  ).join('');
  return `<path d="M284 390H316V452H284Z" fill="#1e3a5f"/><path d="M208 476Q208 444 300 444Q392 444 392 476Z" fill="#1e3a5f"/><circle cx="300" cy="258" r="146" fill="#eaf2fb"/>${blades}${wires}<circle cx="300" cy="258" r="146" fill="none" stroke="#1e3a5f" stroke-width="12"/><circle cx="300" cy="258" r="28" fill="#ffd166" stroke="#1e3a5f" stroke-width="6"/>`;
}

function riceCooker(): string {
  return `<path d="M160 276H440V400Q440 456 384 456H216Q160 456 160 400Z" fill="#f3f0ea"/><path d="M160 276Q168 186 300 186Q432 186 440 276Z" fill="#d8453a"/><path d="M186 262Q200 206 300 206" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="10" stroke-linecap="round"/><rect x="150" y="266" width="300" height="26" rx="13" fill="#8f231b"/><path d="M262 186Q262 150 300 150Q338 150 338 186" fill="none" stroke="#8f231b" stroke-width="18" stroke-linecap="round"/><rect x="236" y="338" width="128" height="68" rx="16" fill="#dcd6ca"/><circle cx="272" cy="372" r="12" fill="#d8453a"/><rect x="300" y="362" width="44" height="20" rx="8" fill="#8d8577"/><path d="M130 308H160M440 308H470" stroke="#8f231b" stroke-width="22" stroke-linecap="round"/>`;
}

function smartphone(): string {
  const tiles = ['#ffd166', '#37c77f', '#d63a5e', '#3d8fe0', '#b06be0', '#f6862d']
    .map((fill, index) => {
      const x = 242 + (index % 2) * 66;
      const y = 210 + Math.floor(index / 2) * 66;
      return `<rect x="${x}" y="${y}" width="50" height="50" rx="14" fill="${fill}"/>`;
    })
    .join('');
  return `<rect x="200" y="130" width="200" height="346" rx="34" fill="#141a2a"/><rect x="214" y="146" width="172" height="314" rx="22" fill="#27407c"/><path d="M214 300Q300 250 386 320V438Q386 460 364 460H236Q214 460 214 438Z" fill="#fff" fill-opacity="0.1"/>${tiles}<rect x="268" y="156" width="64" height="14" rx="7" fill="#141a2a"/><rect x="262" y="436" width="76" height="8" rx="4" fill="#fff" fill-opacity="0.7"/>`;
}

export const things: Record<GoodsPicture, Draw> = {
  'load-50': () => loadCard('#2fae73', 2),
  'load-100': () => loadCard('#7a55e0', 4),
  'gift-card': giftCard,
  't-shirt': tShirt,
  cap,
  tumbler,
  umbrella,
  'power-bank': powerBank,
  earbuds,
  fan,
  'rice-cooker': riceCooker,
  smartphone,
};
