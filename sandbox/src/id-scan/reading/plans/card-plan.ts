import type { ReadField } from '../../id-fields.ts';

/** Print that every card of a type has: left end and baseline, in units of the card. */
export interface Anchor {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** How the text of a zone is written. */
export type Writing =
  | 'name'
  | 'last, first, middle'
  | 'last, first middle'
  | 'number'
  | 'date'
  | 'gender'
  | 'date - gender'
  | 'country'
  | 'address'
  | 'authority'
  | 'machine zone';

export interface Zone {
  field: ReadField | 'name' | 'machine';
  writing: Writing;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How one type of ID is laid out, as far as a reader must know. */
export interface CardPlan {
  anchors: readonly Anchor[];
  zones: readonly Zone[];
  /** `#` a digit, `A` a letter, every other sign itself. */
  numberForm: string;
  dateForm: 'year first' | 'month first' | 'day first' | 'words';
}

export const anchor = (text: string, x: number, y: number, size = 17): Anchor => ({
  text,
  x,
  y,
  size,
});

/** A value on the line below its label. */
export const below = (
  field: Zone['field'],
  writing: Writing,
  [x, y]: readonly [x: number, y: number],
  width: number,
): Zone => ({ field, writing, x0: x - 8, y0: y + 8, x1: x + width, y1: y + 46 });

/** A value beside its label, on the same baseline. */
export const beside = (
  field: Zone['field'],
  writing: Writing,
  [x, y]: readonly [x: number, y: number],
  width: number,
): Zone => ({ field, writing, x0: x - 8, y0: y - 36, x1: x + width, y1: y + 12 });
