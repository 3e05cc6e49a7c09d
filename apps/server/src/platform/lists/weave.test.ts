import { describe, expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';
import { type Part, readPlaces, weave } from './weave.ts';

const line = (second: number) => ({
  at: new Date(second * 1000),
  cursor: writeCursor(String(second)),
});
type Line = ReturnType<typeof line>;
const secondsOf = (rows: readonly { line: Line }[]) =>
  rows.map((row) => row.line.at.getTime() / 1000);

/** A part of lines at these seconds, read from its place on, `limit` at a time. */
function read(
  name: string,
  seconds: readonly number[],
  cursor: string | undefined,
  limit: number,
): Part<Line> {
  const place = readPlaces(cursor).get(name);
  const last =
    place === undefined ? Number.POSITIVE_INFINITY : Number(readCursor(place, /^\d+$/)[0]);
  const left = seconds.filter((second) => second < last);
  return {
    name,
    lines: left.slice(0, limit).map(line),
    hasMore: left.length > limit,
  };
}

describe('a list of several parts', () => {
  test('is told newest first over all pages, each line once', () => {
    const parts = { a: [90, 60, 30], b: [80, 79, 78, 77, 10], c: [] };
    const told: number[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 20; pages += 1) {
      const found = Object.entries(parts).map(([name, seconds]) => read(name, seconds, cursor, 2));
      const { rows, next } = weave(found, readPlaces(cursor), 2);
      told.push(...secondsOf(rows));
      if (next === null) break;
      cursor = next;
    }
    expect(told).toEqual([90, 80, 79, 78, 77, 60, 30, 10]);
  });

  test('ends a page where a part could have told something newer', () => {
    const short: Part<Line> = { name: 'a', lines: [line(90)], hasMore: true };
    const long: Part<Line> = { name: 'b', lines: [line(50), line(40)], hasMore: false };
    const { rows, next } = weave([short, long], new Map(), 10);
    expect(secondsOf(rows)).toEqual([90]);
    expect(readPlaces(next ?? '')).toEqual(new Map([['a', line(90).cursor]]));
  });

  test('says that it is over once every part is', () => {
    const part: Part<Line> = { name: 'a', lines: [line(90)], hasMore: false };
    expect(weave([part], new Map(), 1)).toMatchObject({
      rows: [{ part: { name: 'a' } }],
      next: null,
    });
    expect(weave([], new Map(), 1)).toEqual({ rows: [], next: null });
  });

  test('refuses a cursor that is not ours', () => {
    expect(() => readPlaces('nonsense')).toThrow();
    expect(() => readPlaces(writeCursor('a.b c'))).toThrow();
  });
});
