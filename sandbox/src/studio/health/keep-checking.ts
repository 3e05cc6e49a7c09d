import { type Repeated, repeat } from '../repeat.ts';
import type { Health } from './health.ts';

/** GLI-19: the code that decides rounds is checked every 24 hours; its source of chance we look at more often. */
const checkSourceEveryMs = 3_600_000;
const checkComponentsEveryMs = 24 * 3_600_000;

type Checked = Pick<Health, 'checkSource' | 'checkComponents'>;

/** Looks at itself for as long as it runs; each time at once. */
export const keepChecking = (health: Checked, log: (message: string) => void): Repeated[] => [
  repeat(
    () => checkSourceEveryMs,
    log,
    async () => health.checkSource(),
  ),
  repeat(
    () => checkComponentsEveryMs,
    log,
    async () => health.checkComponents(),
  ),
];
