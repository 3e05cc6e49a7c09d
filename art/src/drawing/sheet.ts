import { num } from './number.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

type Line = { x1?: number; y1?: number; x2?: number; y2?: number };

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** One SVG document: markup in drawing order, and definitions shared by content so that repeats cost nothing. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  #ids = new Map<string, string>();
  #defs: string[] = [];
  #parts: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  define(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  linear(stops: readonly Stop[], line: Line = {}): string {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = line;
    const body = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopsOf(stops)}`;
    const id = this.define(
      `linear ${body}`,
      (made) => `<linearGradient id="${made}" ${body}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], at: { cx?: number; cy?: number; r?: number } = {}): string {
    const { cx = 0.5, cy = 0.5, r = 0.5 } = at;
    const body = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopsOf(stops)}`;
    const id = this.define(
      `radial ${body}`,
      (made) => `<radialGradient id="${made}" ${body}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(shape: string): string {
    const id = this.define(`clip ${shape}`, (made) => `<clipPath id="${made}">${shape}</clipPath>`);
    return `url(#${id})`;
  }

  /** A soft shadow below, for things that stand in front of the scene. */
  shadow(offset: number, blur: number, opacity = 0.5): string {
    const body = `<feDropShadow dx="0" dy="${num(offset)}" stdDeviation="${num(blur)}" flood-color="#000" flood-opacity="${num(opacity)}"/>`;
    const id = this.define(
      `shadow ${body}`,
      (made) =>
        `<filter id="${made}" x="-30%" y="-30%" width="160%" height="170%">${body}</filter>`,
    );
    return `url(#${id})`;
  }

  blur(deviation: number): string {
    const id = this.define(
      `blur ${deviation}`,
      (made) =>
        `<filter id="${made}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  add(...markup: string[]): this {
    this.#parts.push(...markup);
    return this;
  }

  toString(): string {
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(this.width)} ${num(this.height)}">${defs}${this.#parts.join('')}</svg>`;
  }
}
