import { askAmlDecision, askAmlRelease } from './cases.ts';
import { askAmlPolicy, askAmlRule } from './rules.ts';

/** What an officer asks of a second one; the calls of requests serve them. */
export const askingForAmlCalls = {
  askAmlDecision,
  askAmlRelease,
  askAmlRule,
  askAmlPolicy,
} as const;
