import type { Project, SourceFile } from './source-file.ts';

export type Finding = { line: number; what: string };

export type Rule = {
  name: string;
  /** Printed with each finding, because a rule without its reason is only an obstacle. */
  why: string;
  check: (file: SourceFile, project: Project) => Finding[];
};
