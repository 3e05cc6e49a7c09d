const source = 'apps/server/src/';

/** The files that put the product together. */
const composers = [
  'main.ts',
  'create-server.ts',
  'start/start-sandbox.ts',
  'assemble-modules.ts',
  'rate-limits.ts',
  'backup/archive-month.ts',
  'backup/exchange-signer.ts',
  'backup/open-house.ts',
  'backup/verify-house.ts',
  'settings.ts',
  'stored-bytes.ts',
  'seed-demo.ts',
  'seed-documents.ts',
  'seed-games.ts',
  'seed-people.ts',
];

export type ServerPlace = {
  /** The module that the file belongs to; the list of their order is in none. */
  module: string | undefined;
  /** The path inside the module, or inside the sources. */
  rest: string;
  mayCompose: boolean;
};

export function serverPlace(path: string): ServerPlace | undefined {
  if (!path.startsWith(source)) return undefined;
  const rest = path.slice(source.length);
  const [, module, insideModule] = /^modules\/([^/]+)\/(.+)$/.exec(rest) ?? [];
  const mayCompose =
    composers.includes(rest) || /^(?:commands|testing)\//.test(rest) || isTest(path);
  return { module, rest: insideModule ?? rest, mayCompose };
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
