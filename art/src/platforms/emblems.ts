import { num, polar, times } from '../drawing/number.ts';

const dot = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`;

/** Eight pointed rays, as woven into cloth from Luzon to Mindanao. */
function star(radius: number, fill: string): string {
  const points = times(16, (index) => {
    const [x, y] = polar(0, 0, index % 2 ? radius * 0.5 : radius, index * 22.5 - 90);
    return `${num(x)} ${num(y)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${fill}"/>`;
}

function wheelRim(cy: number, radius: number, colours: readonly string[], ink: string): string {
  return times(6, (index) => {
    const [x, y] = polar(0, cy, radius, index * 60 - 90);
    const fill = colours[index % colours.length] ?? ink;
    return dot(x, y, 5.4, fill, ` stroke="${ink}" stroke-width="2"`);
  }).join('');
}

/** The wheel that stands over every perya. */
export function ferrisWheel(): string {
  return `<path d="M0-3L-13 22M0-3L13 22M-17 22H17" stroke="#ffb11b" stroke-width="4" stroke-linecap="round"/><circle cy="-4" r="16" fill="none" stroke="#ffd76a" stroke-width="3.5"/><path d="M0-20V12M-13.9-12L13.9 4M13.9-12L-13.9 4" stroke="#ffd76a" stroke-width="2"/>${wheelRim(-4, 16, ['#ff4d6d', '#ffd23f', '#28c7b7'], '#2b1a78')}${dot(0, -4, 4.5, '#fff')}`;
}

/** The same wheel as a lens: lamps all round, and the sign for a moving picture within. */
export function liveWheel(): string {
  return `<circle r="17.5" fill="#7d0a24" stroke="#ffd76a" stroke-width="3.5"/>${wheelRim(0, 17.5, ['#fff1b8'], '#b3122f')}<path d="M-5-8.500L10 0L-5 8.500Z" fill="#fff" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>`;
}

/** The quill of the poet who presides over a balagtasan, the lakandiwa. */
export function quill(): string {
  return '<path d="M-13 11C-18-8-2-21 20-23C21-4 12 12-8 15Z" fill="#7a0f2b"/><path d="M-1 14L3 7L8 9.500ZM-15-1L-8-1L-13-7Z" fill="#f7b928"/><path d="M-20 22L11-13" stroke="#fff3c4" stroke-width="3" stroke-linecap="round"/><path d="M-8 23Q4 17 18 22" fill="none" stroke="#7a0f2b" stroke-width="3.5" stroke-linecap="round"/>';
}

/** The tikbalang, horse-headed, its mane a forge fire. */
export function fireHorse(): string {
  return '<path d="M1-17L-9-23L-9-15L-19-15L-15-7L-24-3L-16 2L-22 10L-14 12L-17 22H4Z" fill="#ff6a13" stroke="#ff6a13" stroke-width="1.5" stroke-linejoin="round"/><path d="M-3-10L-9-13L-8-7L-15-5L-9 0L-15 6L-9 9L-11 21H4Z" fill="#ffc233"/><path d="M-9 22C-11 8-8-6-2-13L-2-23L6-15C12-12 16-4 21 4C22 8 20 11 16 12L11 12C8 9 4 9 2 10C4 14 8 17 9 22Z" fill="#fff3e0"/><circle cx="7" cy="-4" r="2.4" fill="#c2330a"/><path d="M16 6.500L17.5 8" stroke="#c2330a" stroke-width="2" stroke-linecap="round"/>';
}

/** A paper pinwheel, the toy that the monsoon wind turns: four sails, each folded over to the pin. */
export function pinwheel(): string {
  const papers = [
    ['#ffd23f', '#e89b0c'],
    ['#ff5c7c', '#d11a45'],
    ['#ffffff', '#a9cdf2'],
    ['#ffa04a', '#e0600c'],
  ] as const;
  const sails = papers.map(
    ([light, dark], index) =>
      `<g transform="rotate(${index * 90} 0 -4)"><path d="M0-4V-25L19-19Z" fill="${light}"/><path d="M0-4L19-19L13-7Z" fill="${dark}"/></g>`,
  );
  return `<path d="M0-4L3 25" stroke="#062c60" stroke-width="4" stroke-linecap="round"/>${sails.join('')}${dot(0, -4, 3.8, '#062c60')}`;
}

/** The gumamela: five petals and the long stamen. */
export function hibiscus(): string {
  const petals = times(
    5,
    (index) =>
      `<path d="M0 0C-14-5-13-23-3-23Q0-21 3-23C13-23 14-5 0 0Z" fill="${index % 2 ? '#f0246e' : '#ff4f8b'}" stroke="#fff4e8" stroke-width="1.2" transform="rotate(${index * 72})"/>`,
  ).join('');
  return `<g transform="scale(0.92)"><path d="M-8 12Q-24 12-22 25Q-8 26-4 14ZM8 12Q24 12 22 25Q8 26 4 14Z" fill="#1f9d55"/>${petals}${dot(0, 0, 6, '#a80f47')}<path d="M0 0L11-11" stroke="#ffd23f" stroke-width="3.5" stroke-linecap="round"/>${dot(12, -12, 3.8, '#ffd23f')}</g>`;
}

/** Two cards; the star of the weavers stands where a suit would. */
export function heirloomCards(): string {
  const card = 'x="-13" y="-19" width="26" height="38" rx="4"';
  return `<g transform="rotate(-16) translate(-6 0)"><rect ${card} fill="#e3a81c"/></g><g transform="rotate(8) translate(5 0)"><rect ${card} fill="#fff8e3" stroke="#0f4a2c" stroke-width="2"/>${star(11, '#c81e3a')}</g>`;
}

/** A table chip with the same star. */
export function heirloomChip(): string {
  return `<circle r="22.5" fill="#fff8e3"/><circle r="19" fill="none" stroke="#e3a81c" stroke-width="7" stroke-dasharray="7.46 7.46"/><circle r="14.5" fill="#5e0f3a"/>${star(12.5, '#ffd76a')}`;
}

/** A reef fish over two waves. */
export function reefFish(): string {
  return '<path d="M-17 14q4.5-5 9 0t9 0t9 0t9 0M-9 21.5q4.5-5 9 0t9 0" fill="none" stroke="#06415a" stroke-width="3.5" stroke-linecap="round"/><g transform="translate(1 -8)"><path d="M-9-2L-22-12Q-18-2-21 9Z" fill="#d93a16"/><path d="M-2-11Q4-20 13-13Z" fill="#d93a16"/><path d="M-13-1C-6-16 12-18 22-2C12 13-6 13-13-1Z" fill="#ff7a2f"/><path d="M3-13Q9-2 3 9.5L8.5 8.5Q14-2 8.5-12.5Z" fill="#fff"/><circle cx="15.5" cy="-4" r="2.3" fill="#06283d"/></g>';
}
