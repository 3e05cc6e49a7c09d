export type PartResult = {
  passed: number;
  failed: number;
  /** What was not run, by title, and why something failed; both are told in the summary. */
  notRun: string[];
  reasons: string[];
};

export type Part = { name: string; run: () => Promise<PartResult> };

export type TimedResult = PartResult & { name: string; durationMs: number };

/** A part that is no list of tests counts as one. */
export const asOne = (succeeded: boolean, reason: string): PartResult => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  notRun: [],
  reasons: succeeded ? [] : [reason],
});
