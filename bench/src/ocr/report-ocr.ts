import { idTypes } from '@perya/contract/rules/kyc-options';
import { wears } from '../../../sandbox/src/id-scan/specimens/wear.ts';
import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { drawPlot } from '../plot.ts';
import { formatTable } from '../table.ts';
import type { Outcome } from './read-specimens.ts';

/** Percent of fields that must be right. */
const goals = { clean: 95, worn: 85 } as const;

const sum = (outcomes: readonly Outcome[], pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);

const percent = (outcomes: readonly Outcome[]) =>
  (100 * sum(outcomes, ({ right }) => right)) / sum(outcomes, ({ fields }) => fields);

const cell = (outcomes: readonly Outcome[]) =>
  `${sum(outcomes, ({ right }) => right)}/${sum(outcomes, ({ fields }) => fields)}  ${percent(outcomes).toFixed(1)} %`;

const isClean = ({ wear }: Outcome) => wear === 'none';
const isWorn = (outcome: Outcome) => !isClean(outcome);

function rowOf(label: string, outcomes: readonly Outcome[]): string[] {
  return [
    label,
    String(outcomes.length),
    cell(outcomes.filter(isClean)),
    cell(outcomes.filter(isWorn)),
    ...wears
      .filter((wear) => wear !== 'none')
      .map((wear) => percent(outcomes.filter((each) => each.wear === wear)).toFixed(1)),
    String(outcomes.filter(({ isRead }) => !isRead).length),
  ];
}

/** Keeps figures, plot and table, and returns the table for the terminal. */
export function reportOcr(outcomes: readonly Outcome[], cpuSeconds: number): string {
  const ofType = (idType: string) => outcomes.filter((each) => each.idType === idType);
  const clean = percent(outcomes.filter(isClean));
  const worn = percent(outcomes.filter(isWorn));
  const readMs = median(outcomes.map((outcome) => outcome.readMs));
  const record = {
    specimens: outcomes.length,
    cleanPercent: clean,
    wornPercent: worn,
    goals,
    isMet: clean >= goals.clean && worn >= goals.worn,
    medianReadMs: readMs,
    cpuSecondsPerSpecimen: cpuSeconds / outcomes.length,
    outcomes,
  };
  const bars = (pick: (outcome: Outcome) => boolean) =>
    idTypes.map((idType) => ({ label: idType, values: [percent(ofType(idType).filter(pick))] }));
  const plot = drawPlot([
    { title: 'Fields read right on clean specimens', unit: 'percent', rows: bars(isClean) },
    { title: 'Tilted, blurred, under glare, of low contrast', unit: 'percent', rows: bars(isWorn) },
  ]);
  const judged = (value: number, goal: number) => (value >= goal ? 'met' : 'MISSED');
  const table = [
    formatTable([
      ['fields right', 'IDs', 'clean', 'worn', 'tilt', 'blur', 'glare', 'pale', 'unread'],
      ...idTypes.map((idType) => rowOf(idType, ofType(idType))),
      rowOf('all', outcomes),
    ]),
    `Clean ${clean.toFixed(1)} % (goal ${goals.clean}: ${judged(clean, goals.clean)}), worn ${worn.toFixed(1)} % (goal ${goals.worn}: ${judged(worn, goals.worn)})`,
    `A reading takes ${(cpuSeconds / outcomes.length).toFixed(1)} s of processor time, ${(readMs / 1000).toFixed(1)} s in the median here, printing the specimen included in the former.`,
  ].join('\n\n');
  return keepResults('ocr', { record, plot, table });
}
