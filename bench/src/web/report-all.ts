import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { drawPlot } from '../plot.ts';
import { formatTable } from '../table.ts';
import { reaches, show } from './measure-rows.ts';
import { failedAudits, measures } from './measures.ts';
import type { Result } from './slowdown.ts';

/** A page by Lighthouse in several rounds, and as it is felt. */
export interface MeasuredPage {
  readonly path: string;
  readonly isPlayer: boolean;
  readonly results: readonly Result[];
  readonly named: ReadonlySet<string>;
  /** The worst tap, in milliseconds. */
  readonly interactionMs: number;
  /** The change to it inside the app, once seen; null where it is only opened from outside. */
  readonly warmMs: number | null;
}

export interface MeasuredAll {
  readonly pages: readonly MeasuredPage[];
  readonly gameReadyMs: number;
}

const goals = { interactionMs: 200, warmMs: 300, gameReadyMs: 2500 };

/** What the columns say of Lighthouse. */
const columns = [
  ['performance', 'perf'],
  ['accessibility', 'a11y'],
  ['best practices', 'best'],
  ['SEO', 'SEO'],
  ['cumulative layout shift', 'CLS'],
  ['first-load JavaScript', 'KB'],
] as const;

interface Cell {
  readonly text: string;
  readonly isMet: boolean;
}

function lighthouseCells({ results, named }: MeasuredPage): Cell[] {
  return columns.map(([name]) => {
    const measure = measures.find((each) => each.name === name);
    if (measure === undefined) throw new Error(`There is no measure called ${name}`);
    const value = median(results.map((result) => measure.of(result, named)));
    return { text: show(value), isMet: reaches(value, measure.goal) };
  });
}

function feltCell(ms: number | null, mostMs: number): Cell {
  return { text: ms === null ? '' : String(Math.round(ms)), isMet: ms === null || ms <= mostMs };
}

function cellsOf(page: MeasuredPage): Cell[] {
  return [
    ...lighthouseCells(page),
    feltCell(page.interactionMs, goals.interactionMs),
    feltCell(page.warmMs, goals.warmMs),
  ];
}

const nameOf = ({ path, isPlayer }: MeasuredPage) => (isPlayer ? `${path} (player)` : path);

function rowOf(page: MeasuredPage): string[] {
  const cells = cellsOf(page);
  const verdict = cells.every((cell) => cell.isMet) ? 'met' : 'missed';
  const marked = cells.map((cell) => (cell.isMet ? cell.text : `${cell.text}!`));
  return [nameOf(page), ...marked, verdict];
}

export function tableOf({ pages, gameReadyMs }: MeasuredAll): string {
  const heads = ['page', ...columns.map(([, short]) => short), 'tap ms', 'warm ms', ''];
  const goalRow = ['goal', '95', '100', '100', '100', '0', '97', '200', '300', ''];
  const isReady = gameReadyMs <= goals.gameReadyMs;
  const game = `A game can be played after ${Math.round(gameReadyMs)} ms (goal ${goals.gameReadyMs} ms): ${isReady ? 'met' : 'missed'}`;
  return `${formatTable([heads, goalRow, ...pages.map(rowOf)])}\n\n${game}`;
}

function plotOf({ pages, gameReadyMs }: MeasuredAll): string {
  const atMost = (value: number) => ({ value, reach: 'at most' }) as const;
  const tapRows = pages.map((page) => ({
    label: nameOf(page),
    values: [page.interactionMs],
    goal: atMost(goals.interactionMs),
  }));
  const game = {
    label: 'game ready',
    values: [gameReadyMs],
    goal: atMost(goals.gameReadyMs),
  };
  return drawPlot([
    { title: 'From a tap to its paint', unit: 'ms', rows: tapRows },
    { title: 'From the lobby to a game that can be played', unit: 'ms', rows: [game] },
  ]);
}

/** Says how every page stands, keeps it, and answers whether all goals are met. */
export function reportAll(measured: MeasuredAll): { text: string; isMet: boolean } {
  const faults = measured.pages.flatMap((page) =>
    page.results.flatMap(failedAudits).map((fault) => `${nameOf(page)}: ${fault}`),
  );
  const figures = measured.pages.map((page) => ({
    page: nameOf(page),
    cells: cellsOf(page).map(({ text }) => text),
  }));
  const record = { gameReadyMs: measured.gameReadyMs, figures, faults: [...new Set(faults)] };
  const table = tableOf(measured);
  const kept = keepResults('web-all', { record, plot: plotOf(measured), table });
  const isWhole = measured.pages.every((page) => cellsOf(page).every((cell) => cell.isMet));
  return {
    text: [...new Set(faults), '', kept].join('\n'),
    isMet: isWhole && measured.gameReadyMs <= goals.gameReadyMs,
  };
}
