import type { Rule } from '../rule.ts';
import { checksumOf, migrationKey, sealFile } from '../sealed-migrations.ts';
import type { Project } from '../source-file.ts';

function findRemoved({ files, sealedMigrations }: Project) {
  const present = new Set(files.map(({ path }) => migrationKey(path)));
  return [...sealedMigrations.keys()].flatMap((key, place) =>
    present.has(key) ? [] : [{ line: place + 1, what: `migration ${key} is gone` }],
  );
}

const numberOf = (key: string) => key.slice(0, key.indexOf('-'));

/** Two of one number would run in the order of their names, which nobody chose. */
function findTwin(key: string, { sealedMigrations }: Project) {
  const twin = [...sealedMigrations.keys()].find(
    (other) => other < key && numberOf(other) === numberOf(key),
  );
  return twin ? [{ line: 1, what: `${key} has the number of ${twin}` }] : [];
}

export const sqlMigrations: Rule = {
  name: 'sealed migrations',
  why: 'databases exist that have applied a committed migration: another text would make new databases differ from them. Restore it and add a new one.',
  check: (file, project) => {
    if (file.path === sealFile) return findRemoved(project);
    const key = migrationKey(file.path);
    if (!key) return [];
    const sealed = project.sealedMigrations.get(key);
    if (sealed === undefined) {
      return [{ line: 1, what: `${key} is not in ${sealFile}: npm run migration:seal adds it` }];
    }
    const isSame = sealed === checksumOf(file.sql[0]?.text ?? '');
    return isSame
      ? findTwin(key, project)
      : [{ line: 1, what: `${key} was edited after it had been committed` }];
  },
};
