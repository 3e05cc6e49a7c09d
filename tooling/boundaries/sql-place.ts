import { isTest } from './server-place.ts';

/** The part of the schema that a file's SQL belongs to. Parts outside the order may use only themselves. */
export function sqlPart(path: string): string | undefined {
  if (isTest(path) || path.includes('/testing/')) return undefined;
  const isOfPlatform = path.startsWith('apps/server/src/platform/');
  // Modules send SQL from their stores alone; the platform may send it from anywhere.
  if (!(isOfPlatform ? /\.(sql|ts)$/ : /\.(sql|store\.ts)$/).test(path)) return undefined;
  if (isOfPlatform) return 'platform';
  const [, module] = /^apps\/server\/src\/modules\/([^/]+)\//.exec(path) ?? [];
  if (module) return module;
  if (path.startsWith('sandbox/src/studio/')) return 'studio';
  return undefined;
}

export const isFunctionFile = (path: string) => /\/functions\/[^/]+\.sql$/.test(path);
export const isMigration = (path: string) => /\/migrations\/[^/]+\.sql$/.test(path);

/** Blanks comments and keeps the lines. */
export const withoutComments = (sql: string) =>
  sql.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Blanks the bodies of functions as well. */
export const withoutBodies = (sql: string) =>
  withoutComments(sql).replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '));

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
