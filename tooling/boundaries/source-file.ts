/** Where an import leads: into one of our files, or to a package from the registry. */
export type Target = { file: string } | { packageName: string };

export type Import = { specifier: string; line: number; target: Target };

export type SourceFile = {
  /** From the project's root, with `/`. */
  path: string;
  workspace: string | undefined;
  imports: Import[];
  /** Lines that call something's `.query(…)`. */
  queryLines: number[];
  lineCount: number;
};

export type Workspace = { folder: string; name: string };

export type Project = {
  workspaces: Workspace[];
  /** The server's modules, from the bottom to the top. */
  moduleOrder: readonly string[];
  files: SourceFile[];
};
