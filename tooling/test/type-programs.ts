export interface WorkspaceConfig {
  folder: string;
  /** Declares for its whole program what is true of it alone, as the paths of its router. */
  isAlone?: boolean;
  extends: string;
  compilerOptions?: { allowJs?: boolean; checkJs?: boolean; [option: string]: unknown };
  include: readonly string[];
  exclude?: readonly string[];
}

export interface TypeProgram {
  folders: string[];
  /** As it stands in a folder just below the root. */
  config: Omit<WorkspaceConfig, 'folder' | 'isAlone'>;
}

const hasExtension = (pattern: string) => /\.\w+$/.test(pattern);

/** A workspace that does not check its JavaScript keeps it out of a program that checks another's. */
const onlyTypeScript = (pattern: string) =>
  hasExtension(pattern) ? [pattern] : [`${pattern}/**/*.ts`, `${pattern}/**/*.tsx`];

function joined(configs: readonly WorkspaceConfig[]): TypeProgram['config'] {
  const checksJs = configs.some(({ compilerOptions }) => compilerOptions?.checkJs);
  const patternsOf = ({ folder, include, compilerOptions }: WorkspaceConfig) =>
    include
      .flatMap((pattern) => (compilerOptions?.checkJs ? [pattern] : onlyTypeScript(pattern)))
      .map((pattern) => `../${folder}/${pattern}`);
  return {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      ...configs[0]?.compilerOptions,
      ...(checksJs && { allowJs: true, checkJs: true }),
    },
    include: configs.flatMap(patternsOf),
    exclude: configs.flatMap(({ folder, exclude = [] }) =>
      ['node_modules', ...exclude].map((pattern) => `../${folder}/${pattern}`),
    ),
  };
}

/**
 * Workspaces with the same options are one program: what several of them import (the contract, the server)
 * is then checked once and not once for each of them.
 */
export function joinPrograms(configs: readonly WorkspaceConfig[]): TypeProgram[] {
  const alike = Map.groupBy(configs, ({ folder, isAlone, compilerOptions = {} }) => {
    const { allowJs, checkJs, ...others } = compilerOptions;
    return isAlone ? folder : JSON.stringify(Object.entries(others).sort());
  });
  return [...alike.values()].map((group) => ({
    folders: group.map(({ folder }) => folder),
    config: joined(group),
  }));
}
