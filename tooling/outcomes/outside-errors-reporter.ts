import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { Reporter } from 'vitest/node';

/** Writes the errors that belong to no test, which the runner's own JSON report leaves out though they fail the run. */
export default class OutsideErrorsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env.OUTSIDE_ERRORS_FILE;
    if (file === undefined) return;
    const told = errors.map((error) => inspect(error));
    writeFileSync(file, JSON.stringify(told, null, 2));
  };
}
