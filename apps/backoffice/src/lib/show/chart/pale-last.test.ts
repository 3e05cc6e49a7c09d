import { expect, it } from 'vitest';
import { paleLast } from './pale-last.ts';

/** A chart of a hundred points for each day, and what is drawn over it. */
function chartOf() {
  const drawn: unknown[] = [];
  const ctx: CanvasRenderingContext2D = {
    globalAlpha: 1,
    fillStyle: '',
    font: '',
    textAlign: 'start',
    textBaseline: 'top',
    save: () => {},
    restore: () => {},
    fillRect: (...place: number[]) => drawn.push([ctx.fillStyle, ctx.globalAlpha, ...place]),
    fillText: (...text: unknown[]) => drawn.push([ctx.fillStyle, ctx.globalAlpha, ...text]),
  } as unknown as CanvasRenderingContext2D;
  const bbox = { left: 20, top: 5, width: 300, height: 80 };
  return { drawn, chart: { ctx, bbox, valToPos: (day: number) => 20 + 100 * day } };
}

const pale = { color: 'paper', ink: 'ink', font: '12px face', soFar: 'so far', ratio: 2 };

it('lays paper over the part of the last day alone, and says that it is not over', () => {
  const { drawn, chart } = chartOf();
  paleLast(chart, [0, 1, 2, 3], pale);
  expect(drawn).toEqual([
    ['paper', 0.6, 220, 5, 100, 80],
    ['ink', 1, 'so far', 320, 5],
  ]);
  expect(chart.ctx.font).toBe('24px face');
});

it('leaves one day alone as it is: no line leads to it', () => {
  const { drawn, chart } = chartOf();
  paleLast(chart, [0], pale);
  expect(drawn).toEqual([]);
});
