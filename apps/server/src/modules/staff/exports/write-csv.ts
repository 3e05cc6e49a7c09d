import type { ExportColumn } from '@perya/contract/staff/exportable-list';
import { type Language, say } from '@perya/contract/text';
import { csvLine } from '../../../platform/files/csv-cell.ts';

type Row = Readonly<Record<string, unknown>>;

const manila = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-16T05:20:00+08:00`; Manila has had no other offset since 1990. */
function momentOf(seconds: unknown): string {
  if (typeof seconds !== 'number' || seconds === 0) return '';
  return `${manila.format(new Date(seconds * 1000)).replace(' ', 'T')}+08:00`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A field of a row, or one within it. */
function fieldOf(row: Row, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Row)[name] : undefined,
      row,
    );
}

function cellOf(value: unknown, kind: ExportColumn['kind']): string {
  return kind === 'time' ? momentOf(value) : textOf(value);
}

/** What stands in each cell, the titles first. */
export function writeCells(
  columns: readonly ExportColumn[],
  rows: readonly Row[],
  language: Language,
): string[][] {
  const titles = columns.map(({ title }) => say(title, language));
  const lines = rows.map((row) => columns.map(({ key, kind }) => cellOf(fieldOf(row, key), kind)));
  return [titles, ...lines];
}

/** RFC 4180, with a first line of titles. */
export const writeCsv = (...table: Parameters<typeof writeCells>): string =>
  writeCells(...table)
    .map(csvLine)
    .join('');
