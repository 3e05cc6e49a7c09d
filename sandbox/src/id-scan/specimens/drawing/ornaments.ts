import type { Gender } from '@perya/contract/rules/kyc-options';
import type { Card } from './card.ts';

const red = '#b3262d';

/** Pale waves such as printers of documents like, which imitate no pattern of any authority. */
export function waves(card: Card, colour: string, lines = 14): void {
  const { width, height } = card;
  for (let line = 0; line < lines; line += 1) {
    const y = (height / lines) * (line + 0.5);
    const swing = 10 + (line % 3) * 7;
    let d = `M-10 ${y}`;
    for (let x = -10; x < width; x += 180) d += `q45 ${-swing} 90 0t90 0`;
    card.add(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.6"/>`);
  }
}

/** Across the whole card, behind what is printed. */
export function watermark(card: Card): void {
  const { width, height } = card;
  card.add(`<g opacity="0.1" transform="rotate(-24 ${width / 2} ${height / 2})">`);
  card.text('SPECIMEN', width / 2, height / 2 + 62, {
    size: 178,
    face: 'bold',
    fill: red,
    align: 'middle',
  });
  card.add('</g>');
}

/** A frame with the word in it, in front of everything. */
export function stamp(card: Card, x: number, y: number): void {
  card.add(
    `<g transform="rotate(-7 ${x + 95} ${y + 22})"><rect x="${x}" y="${y}" width="190" height="44" rx="6" fill="none" stroke="${red}" stroke-width="4"/>`,
  );
  card.text('SPECIMEN', x + 95, y + 33, { size: 32, face: 'bold', fill: red, align: 'middle' });
  card.add('</g>');
}

/** Nobody's face: a head and shoulders without features. */
export function portrait(card: Card, x: number, y: number, width: number, gender: Gender): void {
  const height = width * 1.25;
  const cx = x + width / 2;
  const head = width * 0.2;
  const cy = y + height * 0.4;
  const hair =
    gender === 'female'
      ? `<path d="M${cx - head * 1.35} ${cy + head * 2}V${cy - head * 0.2}a${head * 1.35} ${head * 1.35} 0 0 1 ${head * 2.7} 0V${cy + head * 2}z" fill="#4a3b38"/>`
      : `<circle cx="${cx}" cy="${cy - head * 0.28}" r="${head * 1.12}" fill="#4a3b38"/>`;
  card.rect(x, y, width, height, '#d9e3ec');
  card.add(
    `${hair}<path d="M${x + width * 0.1} ${y + height}a${width * 0.4} ${height * 0.36} 0 0 1 ${width * 0.8} 0z" fill="#6d7f96"/><ellipse cx="${cx}" cy="${cy}" rx="${head}" ry="${head * 1.22}" fill="#c99f83"/>`,
  );
}

export function signature(card: Card, x: number, y: number): void {
  card.add(
    `<path d="M${x} ${y}c22-46 34-40 26-8s14 18 30-14 24-26 18 4 20 10 40-16-6 34 26 12 30-18 58-8" fill="none" stroke="#2b3a67" stroke-width="3.2" stroke-linecap="round"/>`,
  );
}
