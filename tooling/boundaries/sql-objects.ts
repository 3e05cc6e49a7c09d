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
const viewMade = /\bcreate or replace view\s+([a-z_]+\.[a-z_0-9]+)/gi;
const functionMade = /\bcreate or replace (?:function|procedure)\s+([a-z_]+\.[a-z_0-9]+)/gi;
/** The comment that declares a view as published. */
const publishedView =
  /^-- Published\b.*\n(?:--.*\n)*create or replace view\s+([a-z_]+\.[a-z_0-9]+)/gim;

const namesIn = (text: string, made: RegExp) =>
  [...text.matchAll(made)].map(([, name = '']) => name.toLowerCase());

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
  const objects = {
    tables: new Set([
      ...migrations.flatMap((text) => namesIn(text, tableMade)),
      ...files.flatMap((text) => namesIn(text, viewMade)),
    ]),
    functions: new Set(files.flatMap((text) => namesIn(text, functionMade))),
    published: new Set(raw.flatMap((text) => namesIn(text, publishedView))),
  };
  known.set(project, objects);
  return objects;
}
