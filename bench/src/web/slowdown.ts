import type lighthouse from 'lighthouse';

/** What Lighthouse says of one visit. */
export type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/**
 * What a processor with this index of Lighthouse's must be slowed down by to be as quick as the phone of the middle
 * class that its scores are made for: the rule of the calculator that its documentation refers to, by which four, the
 * value without any, is right for an index of 1,533.
 */
export function slowdownFor(index: number): number {
  if (index < 800) return Math.max(1, 1 + (index - 150) / 650);
  if (index < 1300) return 2 + (index - 800) / 500;
  return 3 + (index - 1300) / 233;
}

export const slowdownOf = ({ configSettings }: Result): number =>
  configSettings.throttling.cpuSlowdownMultiplier;

export const fittingSlowdown = ({ environment }: Result): number =>
  slowdownFor(environment.benchmarkIndex);
