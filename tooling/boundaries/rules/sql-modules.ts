import type { Rule } from '../rule.ts';
import type { Project } from '../source-file.ts';
import { listObjects, type SqlObjects } from '../sql-objects.ts';
import { isMigration, lineAt, sqlPart, withoutComments } from '../sql-place.ts';

/** A name with its schema, what stands before it, and whether it is called. */
const qualified =
  /(?:\b(from|join|into|update|truncate|table|references|only)\s+)?(?<![.\w:"])([a-z_]+)\.([a-z_0-9]+)\b(?![%.])(\s*\()?/gi;

type Named = { schema: string; name: string; isPlaced: boolean; isCalled: boolean };

/** Why one part may not use a name of another; undefined if it may. */
function refusal(from: string, named: Named, objects: SqlObjects, project: Project) {
  const { schema, name, isPlaced, isCalled } = named;
  const full = `${schema}.${name}`;
  const isTable = objects.tables.has(full);
  const isFunction = objects.functions.has(full);
  // An alias may have the name of a schema: then this is a column, not an object.
  if (!isTable && !isFunction) {
    return isPlaced || isCalled
      ? `${full} is made by no migration and no file of functions/`
      : undefined;
  }
  if (schema === from) return undefined;
  const heights = ['platform', ...project.moduleOrder];
  const isBelow = heights.includes(schema) && heights.indexOf(schema) < heights.indexOf(from);
  if (!isBelow) return `${from} names ${full}, which is not below it`;
  if (isFunction || objects.published.has(full)) return undefined;
  return `${from} names ${full}, a table of another module`;
}

export const sqlModules: Rule = {
  name: 'SQL of modules',
  why: 'a module alone knows its tables and may change them; those above call its functions, or read a view that it declares as published.',
  check: (file, project) => {
    const from = sqlPart(file.path);
    if (!from) return [];
    const objects = listObjects(project);
    const schemas = new Set(['platform', 'studio', ...project.moduleOrder]);
    // A function that an old migration called may have been dropped since.
    const isOld = isMigration(file.path);
    return file.sql.flatMap(({ text, line }) => {
      const sql = withoutComments(text);
      return [...sql.matchAll(qualified)].flatMap(
        ({ index, 1: before, 2: first = '', 3: second = '', 4: call }) => {
          const schema = first.toLowerCase();
          if (!schemas.has(schema)) return [];
          const named = {
            schema,
            name: second.toLowerCase(),
            isPlaced: before !== undefined && !isOld,
            isCalled: call !== undefined && !isOld,
          };
          const what = refusal(from, named, objects, project);
          return what ? [{ line: line + lineAt(sql, index) - 1, what }] : [];
        },
      );
    });
  },
};
