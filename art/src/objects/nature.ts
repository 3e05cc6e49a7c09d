import { num, polar, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** The tarsier of Bohol: mostly eyes, holding on to a branch. */
export function tarsier(sheet: Sheet): string {
  const fur = sheet.radial(
    [
      [0, '#e0ab78'],
      [0.6, '#b57a48'],
      [1, '#7d4a26'],
    ],
    { cy: 0.35, r: 0.7 },
  );
  const iris = sheet.radial([
    [0, '#ffd166'],
    [0.6, '#f08c1a'],
    [1, '#a3480c'],
  ]);
  const ear = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 26)"><ellipse cx="${x}" cy="24" rx="11" ry="16" fill="#8a5530"/><ellipse cx="${x}" cy="25" rx="6.5" ry="11" fill="#f2b8a0"/></g>`;
  const eye = (x: number) =>
    `<circle cx="${x}" cy="44" r="17.5" fill="#5d3418"/><circle cx="${x}" cy="44" r="16" fill="${iris}"/><circle cx="${x}" cy="45" r="8" fill="#160b06"/><circle cx="${x - 5}" cy="38" r="4.2" fill="#fff"/><circle cx="${x + 4}" cy="51" r="1.8" fill="#fff" opacity="0.8"/>`;
  const hand = (x: number) =>
    times(
      4,
      (index) =>
        `<path d="M${num(x + index * 4.6)} 80v10" stroke="#c98f5c" stroke-width="4.2" stroke-linecap="round"/>`,
    ).join('');
  return [
    '<ellipse cx="50" cy="82" rx="27" ry="20" fill="#9a6236"/><ellipse cx="50" cy="86" rx="16" ry="14" fill="#ecc9a0"/>',
    ear(17, -28),
    ear(83, 28),
    `<ellipse cx="50" cy="45" rx="38" ry="31" fill="${fur}"/>`,
    '<ellipse cx="50" cy="63" rx="14" ry="10" fill="#f0d0aa"/>',
    eye(32),
    eye(68),
    '<path d="M46.5 58.500h7l-3.5 4Z" fill="#5a2a18"/><path d="M43 67q7 5 14 0" fill="none" stroke="#5a2a18" stroke-width="2" stroke-linecap="round"/>',
    '<path d="M0 90Q50 80 100 88V96Q50 90 0 99Z" fill="#6b3f1d"/><path d="M86 88q8-14 14-10q-2 10-14 10Z" fill="#5fbf4a"/>',
    hand(20),
    hand(66),
  ].join('');
}

/** Sampaguita, the national flower: two rings of white petals on two leaves. */
export function sampaguita(sheet: Sheet): string {
  const petal = sheet.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fdfbff'],
      [1, '#cfd8ec'],
    ],
    { cy: 0.25, r: 0.8 },
  );
  const ring = (count: number, radius: number, length: number, turn: number) =>
    times(count, (index) => {
      const angle = (360 / count) * index + turn;
      const [x, y] = polar(50, 48, radius, angle - 90);
      return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(length * 0.52)}" ry="${num(length)}" transform="rotate(${num(angle)} ${num(x)} ${num(y)})" fill="${petal}" stroke="#b9c5de" stroke-width="0.7"/>`;
    }).join('');
  const leaf = sheet.linear([
    [0, '#7ddc6a'],
    [1, '#1d7a3c'],
  ]);
  return `<path d="M50 60Q10 60 2 92Q44 100 54 66Z" fill="${leaf}"/><path d="M50 60Q90 60 98 92Q56 100 46 66Z" fill="${leaf}"/>${ring(8, 25, 18, 0)}${ring(8, 15, 14, 22.5)}<circle cx="50" cy="48" r="8" fill="#ffe27a"/><circle cx="50" cy="48" r="4.5" fill="#f2b31c"/>`;
}
