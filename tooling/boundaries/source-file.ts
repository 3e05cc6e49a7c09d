/** Where an import leads: into one of our files, or to a package from the registry. */
export type Target = { file: string } | { packageName: string };

export type Import = {
  specifier: string;
  line: number;
  /** Nothing but types: gone when the program runs. */
  isType: boolean;
  target: Target;
};

export type SourceFile = {
  /** From the project's root, with `/`. */
  path: string;
  workspace: string | undefined;
  imports: Import[];
  /** Lines that call something's `.query(…)`. */
  queryLines: number[];
  /** Lines that fetch, or make what fetches. */
  requestLines: number[];
  /** Lines where the file decides: conditions, loops, throws. */
  branchLines: number[];
  /** Lines whose code is shaped for the formatter: spread literals, and tuples that only join assignments. */
  shapedLines: number[];
  /** Lines of the statements at the top that are not re-exports. */
  ownStatementLines: number[];
  /** The text of an SQL file, or the strings of a file that sends SQL. */
  sql: SqlText[];
  lineCount: number;
};

/** SQL and the line of its file that it begins in. */
export type SqlText = { text: string; line: number };

export type Workspace = { folder: string; name: string };

export type Project = {
  workspaces: Workspace[];
  /** The server's modules, from the bottom to the top. */
  moduleOrder: readonly string[];
  /** Module → the one whose functions it has too, under its own name. */
  functionsLike: Readonly<Record<string, string>>;
  files: SourceFile[];
  /** `migrations.lock`: the migration, as part and name → its SHA-256. */
  sealedMigrations: ReadonlyMap<string, string>;
};
