import { t } from '@lingui/core/macro';
import type { LaunchProblem } from './launch-problem.ts';

/** What the toast of a failed launch says. [M-402] */
export function launchProblemText({ message }: LaunchProblem): string {
  return message ?? t`Game launch failed`;
}
