import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';
import type { Need, ReadOf, SettingList } from './declare-settings.ts';
import { readSecret, secretSources } from './read-secret.ts';

interface AnySettings {
  variables: SettingList;
  read(given: never): object;
  needs(given: never): readonly Need[];
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Settings of the test and development commands, which the server meets but does not read. */
const toolSettings = new Set([
  'PERYA_CHROMIUM',
  'PERYA_VALKEY',
  'PERYA_MOSQUITTO',
  'PERYA_CITUS',
  'PERYA_API',
  'PERYA_DEV_PORT',
]);

const onThisMachine = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

/** What goes outside by plain HTTP can be read and changed on the way; what stays on this machine goes no way. */
function plainAddresses(
  variables: SettingList,
  given: Record<string, string | undefined>,
): string[] {
  return Object.entries(variables).flatMap(([name, { isOutside }]) => {
    const address = given[name] ?? '';
    if (!isOutside || !address.startsWith('http:') || onThisMachine.test(address)) return [];
    return [
      `Setting ${name}="${address}" is refused with NODE_ENV=production: it must start with https://.`,
    ];
  });
}

/** Whoever mends one line should not meet the next at the next start: all of it is said at once. */
function refuseAll(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

const sayNeed = ({ setting, otherwise }: Need) =>
  `Setting ${setting} is needed with NODE_ENV=production, or ${otherwise}.`;

/** What one part made of its settings, or the sentence with which it refuses them. */
function readPart(part: AnySettings, given: never): { read: object } | { problem: string } {
  try {
    return { read: part.read(given) };
  } catch (error) {
    if (error instanceof StartError) return { problem: error.message };
    throw error;
  }
}

/** Reads the settings of all parts from the environment; unknown or malformed ones are refused by name. */
export function gatherSettings<Parts extends readonly AnySettings[]>(...parts: Parts) {
  type Read = Intersection<ReadOf<Parts[number]>>;
  const variables: SettingList = Object.assign({}, ...parts.map((part) => part.variables));
  const known = Object.keys(variables);
  const isSecret = (name: string) => variables[name]?.isSecret === true;
  const sources = known.filter(isSecret).flatMap(secretSources);
  const schema = z.object(
    Object.fromEntries(Object.entries(variables).map(([name, each]) => [name, each.schema])),
  );

  function findUnknown(environment: NodeJS.ProcessEnv): string[] {
    return Object.keys(environment)
      .filter((name) => name.startsWith('PERYA_'))
      .filter((name) => ![...known, ...sources].includes(name) && !toolSettings.has(name))
      .map((name) => `Unknown setting ${name}. The README lists the settings.`);
  }

  function parse(environment: NodeJS.ProcessEnv) {
    refuseAll(findUnknown(environment));
    // An empty variable is how many shells and container files say "not set".
    const read = (name: string) => (environment[name] === '' ? undefined : environment[name]);
    const given = Object.fromEntries(
      known.map((name) => [name, isSecret(name) ? readSecret(name, read) : read(name)]),
    );
    const parsed = z.safeParse(schema, given);
    if (parsed.success) return { given, values: parsed.data as never };
    const malformed = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const shown = isSecret(name) ? '' : `="${environment[name]}"`;
      return `Setting ${name}${shown} is not valid: it ${message}.`;
    });
    throw new StartError([...new Set(malformed)].join('\n'));
  }

  function read(environment: NodeJS.ProcessEnv, isToServe: boolean): Read {
    const { given, values } = parse(environment);
    const isProduction = environment['NODE_ENV'] === 'production';
    const made = parts.map((part) => readPart(part, values));
    refuseAll([
      ...(isProduction ? plainAddresses(variables, given) : []),
      ...made.flatMap((each) => ('problem' in each ? [each.problem] : [])),
      ...(isProduction && isToServe
        ? parts.flatMap((part) => part.needs(values)).map(sayNeed)
        : []),
    ]);
    return Object.assign({}, ...made.map((each) => ('read' in each ? each.read : {})));
  }

  return {
    variables,
    readSettings: (environment: NodeJS.ProcessEnv) => read(environment, false),
    /** For a server: in production some are needed as well. */
    readServerSettings: (environment: NodeJS.ProcessEnv) => read(environment, true),
  };
}
