import type { Project } from './source-file.ts';
import { isFunctionFile, isMigration, sqlPart, withoutComments } from './sql-place.ts';

export type SqlObjects = {
  tables: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  /** Views that a module gives to those above it. */
  published: ReadonlySet<string>;
};

const tableMade =
  /\bcreate (?:unlogged )?(?:table|sequence|view|type|domain|materialized view)\s+(?:if not exists\s+)?([a-z_]+\.[a-z_0-9]+)/gi;
/** A table under the name that a later migration gave it. */
const tableRenamed = /\balter table\s+([a-z_]+)\.[a-z_0-9]+\s+rename to\s+([a-z_0-9]+)/gi;
const viewMade = /\bcreate or replace view\s+([a-z_]+\.[a-z_0-9]+)/gi;
const functionMade = /\bcreate or replace (?:function|procedure)\s+([a-z_]+\.[a-z_0-9]+)/gi;
/** The comment that declares a view as published. */
const publishedView =
  /^-- Published\b.*\n(?:--.*\n)*create or replace view\s+([a-z_]+\.[a-z_0-9]+)/gim;

const namesIn = (text: string, made: RegExp) =>
  [...text.matchAll(made)].map(([, name = '']) => name.toLowerCase());

/** What a module has because another has it. */
function alike(names: ReadonlySet<string>, { functionsLike }: Project): string[] {
  return Object.entries(functionsLike).flatMap(([module, like]) =>
    [...names]
      .filter((name) => name.startsWith(`${like}.`))
      .map((name) => `${module}.${name.slice(like.length + 1)}`),
  );
}

const known = new WeakMap<Project, SqlObjects>();

/** The objects that migrations and function files create; dropped tables stay in the list. */
export function listObjects(project: Project): SqlObjects {
  const held = known.get(project);
  if (held) return held;
  const ofParts = project.files.filter(({ path }) => sqlPart(path) !== undefined);
  const textsOf = (is: (path: string) => boolean) =>
    ofParts.filter(({ path }) => is(path)).flatMap(({ sql }) => sql.map(({ text }) => text));
  const migrations = textsOf(isMigration).map(withoutComments);
  const raw = textsOf(isFunctionFile);
  const files = raw.map(withoutComments);
  const made = (texts: readonly string[], what: RegExp) => {
    const names = new Set(texts.flatMap((text) => namesIn(text, what)));
    return [...names, ...alike(names, project)];
  };
  const objects = {
    tables: new Set([
      ...migrations.flatMap((text) => namesIn(text, tableMade)),
      ...migrations.flatMap((text) =>
        [...text.matchAll(tableRenamed)].map(([, schema, name]) =>
          `${schema}.${name}`.toLowerCase(),
        ),
      ),
      ...made(files, viewMade),
    ]),
    functions: new Set(made(files, functionMade)),
    published: new Set(made(raw, publishedView)),
  };
  known.set(project, objects);
  return objects;
}
