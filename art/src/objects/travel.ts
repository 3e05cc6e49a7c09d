import { darken, lighten } from '../drawing/colour.ts';
import { num, times } from '../drawing/number.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** A jeepney from the front: chrome, painted panels, a headboard and more lamps than needed. */
export function jeepney(sheet: Sheet): string {
  const paint = sheet.linear([
    [0, '#ff5a4e'],
    [1, '#b5122f'],
  ]);
  const chrome = sheet.linear([
    [0, '#ffffff'],
    [0.45, '#b9c6d6'],
    [0.55, '#6d7d92'],
    [1, '#e8eef5'],
  ]);
  const glass = sheet.linear(
    [
      [0, '#c9f1ff'],
      [0.5, '#5fb6e8'],
      [1, '#1c5f99'],
    ],
    { x2: 1, y2: 1 },
  );
  const lampGlass = sheet.radial([
    [0, '#ffffff'],
    [0.5, '#fff3b0'],
    [1, '#ffc94d'],
  ]);
  const lamp = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius + 1.6}" fill="${chrome}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${lampGlass}"/>`;
  const slats = times(
    7,
    (index) =>
      `<rect x="${34 + index * 4.6}" y="57" width="2.8" height="16" rx="1" fill="${chrome}"/>`,
  ).join('');
  const roofLamps = times(5, (index) => lamp(24 + index * 13, 11, 2.6)).join('');
  const scallops = times(
    9,
    (index) =>
      `<path d="M${num(14 + index * 8)} 24h8l-4 6Z" fill="${['#ffd23f', '#27c4b7', '#fff'][index % 3]}"/>`,
  ).join('');
  return [
    '<ellipse cx="50" cy="95" rx="44" ry="5" fill="#000" opacity="0.4"/>',
    '<rect x="14" y="80" width="15" height="16" rx="4" fill="#17141f"/><rect x="71" y="80" width="15" height="16" rx="4" fill="#17141f"/>',
    `<path d="M14 26H86L90 52V84H10V52Z" fill="${paint}"/>`,
    `<rect x="9" y="14" width="82" height="13" rx="4" fill="#ffb11b" stroke="#fff4d0" stroke-width="1.5"/>`,
    roofLamps,
    '<path d="M20 20.500h60" stroke="#b5122f" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 6 14 6 5 6"/>',
    scallops,
    `<path d="M20 31H48V50H17Z" fill="${glass}"/><path d="M52 31H80L83 50H52Z" fill="${glass}"/><path d="M22 33l10 0-9 12Z M56 33h8l-8 12Z" fill="#fff" opacity="0.5"/>`,
    `<path d="M26 54H74L77 76H23Z" fill="${darken('#b5122f', 0.25)}"/>`,
    `<rect x="31" y="55" width="38" height="20" rx="3" fill="#20242e" stroke="${lighten('#b9c6d6', 0.4)}" stroke-width="1.5"/>`,
    slats,
    lamp(19, 63, 6),
    lamp(81, 63, 6),
    lamp(19, 75, 2.6),
    lamp(81, 75, 2.6),
    `<rect x="8" y="79" width="84" height="7" rx="3" fill="${chrome}"/>`,
    '<rect x="38" y="78" width="24" height="9" rx="1.5" fill="#fff" stroke="#27406b" stroke-width="1"/><path d="M42 82.500h16" stroke="#27406b" stroke-width="3" stroke-dasharray="3 2"/>',
    `<path d="M50 44l2 5 5.5.4-4.2 3.6 1.3 5.400L50 55.500l-4.6 2.9 1.3-5.4-4.2-3.6 5.5-.4Z" fill="#ffd23f" stroke="#fff" stroke-width="0.8"/>`,
  ].join('');
}

/** A vinta: the outrigger boat of Mindanao with its striped sail. */
export function vinta(sheet: Sheet): string {
  const colours = ['#e63946', '#ffd23f', '#2bb673', '#ff7b2e', '#7c4dff', '#1d9bf0'];
  const clip = sheet.clip('<path d="M52 6Q92 30 94 70Q68 76 46 70Q56 40 52 6Z"/>');
  const stripes = times(6, (index) => {
    const x = 40 + index * 10;
    return `<path d="M${x - 4} 78L${x + 4} 0h10L${x + 7} 78Z" fill="${colours[index]}"/>`;
  }).join('');
  const shade = sheet.linear(
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.3],
    ],
    { x2: 1, y2: 0 },
  );
  const hull = sheet.linear([
    [0, '#b0622a'],
    [1, '#5a2a0c'],
  ]);
  return `<path d="M49 4V80" stroke="#6b3a12" stroke-width="2.5"/><g clip-path="${clip}">${stripes}<rect width="100" height="100" fill="${shade}"/></g><path d="M44 10Q22 40 16 70L44 70Z" fill="#fff4dc"/><path d="M44 30Q30 52 26 70L44 70Z" fill="#e63946"/><path d="M2 72Q50 88 98 70Q88 94 62 94H32Q10 94 2 72Z" fill="${hull}"/><path d="M6 77Q50 91 94 75" stroke="#ffd23f" stroke-width="2.5" fill="none"/><path d="M0 92Q12 87 24 92T50 92T76 92T100 92V98Q88 94 76 98T50 98T24 98T0 98Z" fill="#bff3ff"/>`;
}

/** A bahay kubo on stilts. */
export function kubo(sheet: Sheet): string {
  const thatch = sheet.linear([
    [0, '#f3c56a'],
    [1, '#a8641c'],
  ]);
  const wall = sheet.linear([
    [0, '#e8b878'],
    [1, '#b67a3a'],
  ]);
  const straws = times(15, (index) => `M${16 + index * 5} 46l${num((index - 7) * -1.1)} -26`).join(
    '',
  );
  return `<path d="M26 96V68M74 96V68M42 96V70M58 96V70" stroke="#6b3a12" stroke-width="4"/><rect x="20" y="42" width="60" height="32" fill="${wall}"/><path d="M20 50h60M20 58h60M20 66h60" stroke="#8f5a22" stroke-width="1" opacity="0.7"/><rect x="28" y="50" width="15" height="14" fill="#ffe9a0" stroke="#6b3a12" stroke-width="2"/><rect x="54" y="48" width="14" height="26" fill="#5a2a0c"/><path d="M16 74H84V79H16Z" fill="#6b3a12"/><path d="M56 79l-8 18M66 79l-8 18M54 85h9M51 91h9" stroke="#8f5a22" stroke-width="2"/><path d="M50 4L96 48Q50 42 4 48Z" fill="${thatch}"/><path d="${straws}" stroke="#7d4a12" stroke-width="1" opacity="0.5"/><path d="M36 14H64L60 8H40Z" fill="#8f5a22"/>`;
}
