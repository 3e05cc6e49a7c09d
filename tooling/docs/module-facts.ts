import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../launch/project-root.mjs';

const contract = inProject('packages/contract/src');
const modules = inProject('apps/server/src/modules');

/** The lists of a module's README, by their headings, as the code has them. */
export interface ModuleFacts {
  Tables: string[];
  Api: string[];
  Calls: string[];
  'Staff calls': string[];
  'Events and logs': string[];
  Follows: string[];
  Jobs: string[];
}

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

function readAll(folder: string, pattern: string): string {
  const files = globSync(pattern, { cwd: folder }).filter((file) => !/\.test\.ts$/.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Migrations in their order: a table may have been renamed or dropped since. */
export function tablesOf(sql: string): string[] {
  const tables = new Set<string>();
  const said =
    /^\s*create (?:unlogged )?table (?:if not exists )?(\w+\.\w+)\b(?! partition of)|^\s*alter table (\w+)\.(\w+) rename to (\w+)|^\s*drop table (?:if exists )?(\w+\.\w+)/gim;
  for (const [, made, schema, old, renamed, dropped] of sql.matchAll(said)) {
    if (made) tables.add(made);
    if (dropped) tables.delete(dropped);
    if (schema && tables.delete(`${schema}.${old}`)) tables.add(`${schema}.${renamed}`);
  }
  return unique(tables);
}

/** The members of an interface that begins a line, without what stands inside of them. */
export function membersOf(text: string, name: string): string[] {
  const [, bases = '', body = ''] =
    new RegExp(`^(?:export )?interface ${name}\\b([^{]*)\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text) ??
    [];
  const picked = /extends\s+Pick<\w+, ([^>]*)>/.exec(bases)?.[1];
  const inherited = picked
    ? found(picked.includes("'") ? picked : typeNamed(text, picked), /'(\w+)'/g)
    : found(bases, /\b([A-Z]\w+)/g).flatMap((base) => membersOf(text, base));
  return unique([...inherited, ...found(body, /^ {2}(?:readonly )?(\w+)\??(?=[(:<])/gm)]);
}

const typeNamed = (text: string, name: string) =>
  new RegExp(`^(?:export )?type ${name} =([^;]*);`, 'm').exec(text)?.[1] ?? '';

const callsOf = (folder: string) =>
  found(
    readAll(folder, '**/*.ts'),
    /^export const (\w+) = (?:define|document)\w*(?:Call|Request)\(/gm,
  );

/** Tasks and loops are named by their module, as what is posted to a queue must be. */
function jobsOf(module: string, text: string): string[] {
  const books = found(text, /createBooks\('(\w+)'/g).map((schema) => `${schema}_ensure_partitions`);
  const keys = new RegExp(
    `(?:^|[\\s{])(?:async )?(${module}_[a-z_]+)(?=: (?:async )?[{(]|\\(\\) \\{)`,
    'gm',
  );
  return unique([...books, ...found(text, keys)]);
}

/** The log of events, which many follow and the platform writes. */
const eventLog = 'platform.event_seq';

interface Reader {
  name: string;
  log: string;
}

/** Readers of logs, each with the sequence that it follows; either may be a constant of the module. */
export function readersOf(text: string): Reader[] {
  const constants = new Map(
    [...text.matchAll(/^(?:export )?const (\w+) = '([\w.-]+)';/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  constants.set('eventLog', eventLog);
  const resolve = (said: string) =>
    said.startsWith("'") ? said.slice(1, -1) : (constants.get(said) ?? said);
  const plain = [...text.matchAll(/\bname: ('[\w.-]+'|\w+),\s+log: ('[\w.]+'|\w+),/g)].map(
    ([, name = '', log = '']) => ({ name: resolve(name), log: resolve(log) }),
  );
  const ofEvents = found(text, /createEventReader\(\s*'([\w.-]+)'/g);
  return [...plain, ...ofEvents.map((name) => ({ name, log: eventLog }))];
}

const sources = (module: string) => readAll(join(modules, module), '**/*.ts');

/** What every module has, read from its sources. */
export function readModuleFacts(names: readonly string[]): Map<string, ModuleFacts> {
  const texts = new Map(names.map((name) => [name, sources(name)]));
  const followed = unique(
    [...texts.values()].flatMap((text) => readersOf(text).map(({ log }) => log)),
  );
  return new Map(
    [...texts].map(([name, text]) => {
      const isStaff = name === 'staff';
      const calls = callsOf(join(contract, name, 'calls'));
      const readers = readersOf(text);
      return [
        name,
        {
          Tables: existsSync(join(modules, name, 'migrations'))
            ? tablesOf(readAll(join(modules, name), 'migrations/*.sql'))
            : [],
          Api: membersOf(text, name.charAt(0).toUpperCase() + name.slice(1)),
          Calls: unique(isStaff ? [] : calls),
          'Staff calls': unique([
            ...(isStaff ? calls : []),
            ...callsOf(join(contract, name, 'staff-calls')),
          ]),
          'Events and logs': unique([
            ...found(text, /declareEvent\(\s*'([\w.-]+)'/g),
            ...followed.filter((log) => log.startsWith(`${name}.`)),
          ]),
          Follows: unique(readers.flatMap((reader) => [reader.name, reader.log])),
          Jobs: jobsOf(name, text),
        },
      ];
    }),
  );
}
