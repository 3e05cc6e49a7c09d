import { type Face, pathOf, widthOf } from './lettering.ts';

interface Ink {
  size: number;
  face?: Face;
  fill?: string;
  align?: 'start' | 'middle' | 'end';
}

/** The front of an ID as SVG: text is outlines, and every card says that it is a specimen. */
export class Card {
  readonly width: number;
  readonly height: number;
  #parts: string[] = [];

  constructor(width = 1012, height = 638) {
    this.width = width;
    this.height = height;
  }

  add(markup: string): this {
    this.#parts.push(markup);
    return this;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): this {
    return this.add(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
    );
  }

  text(text: string, x: number, y: number, ink: Ink): this {
    const { size, face = 'sans', fill = '#1b1f27', align = 'start' } = ink;
    const width = widthOf(text, face, size);
    const left = align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width;
    return this.add(`<path fill="${fill}" d="${pathOf(text, face, size, left, y)}"/>`);
  }

  /** A small label with its value on the next line. */
  field(label: string, value: string, x: number, y: number, size = 27): this {
    this.text(label, x, y, { size: 17, fill: '#3d4654' });
    return this.text(value, x, y + size + 7, { size, face: 'bold' });
  }

  toString(): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><clipPath id="edge"><rect width="${width}" height="${height}" rx="34"/></clipPath></defs><g clip-path="url(#edge)">${this.#parts.join('')}</g></svg>`;
  }
}
