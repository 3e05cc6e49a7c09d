import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';
import type { ReadOf, SettingList } from './declare-settings.ts';
import { readSecret, secretSources } from './read-secret.ts';

interface AnySettings {
  variables: SettingList;
  read(given: never): object;
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
  'PERYA_API',
  'PERYA_DEV_PORT',
]);

const onThisMachine = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

/** What goes outside by plain HTTP can be read and changed on the way; what stays on this machine goes no way. */
function refusePlain(variables: SettingList, given: Record<string, string | undefined>): void {
  for (const [name, { isOutside }] of Object.entries(variables)) {
    const address = given[name] ?? '';
    if (isOutside && address.startsWith('http:') && !onThisMachine.test(address)) {
      throw new StartError(
        `Setting ${name}="${address}" is refused with NODE_ENV=production: it must start with https://.`,
      );
    }
  }
}

/** Reads the settings of all parts from the environment; an unknown or malformed one is refused by name. */
export function gatherSettings<Parts extends readonly AnySettings[]>(...parts: Parts) {
  const variables: SettingList = Object.assign({}, ...parts.map((part) => part.variables));
  const known = Object.keys(variables);
  const isSecret = (name: string) => variables[name]?.isSecret === true;
  const sources = known.filter(isSecret).flatMap(secretSources);
  const schema = z.object(
    Object.fromEntries(Object.entries(variables).map(([name, each]) => [name, each.schema])),
  );

  function readSettings(environment: NodeJS.ProcessEnv): Intersection<ReadOf<Parts[number]>> {
    const unknown = Object.keys(environment).find(
      (name) =>
        name.startsWith('PERYA_') &&
        ![...known, ...sources].includes(name) &&
        !toolSettings.has(name),
    );
    if (unknown) throw new StartError(`Unknown setting ${unknown}. The README lists the settings.`);
    // An empty variable is how many shells and container files say "not set".
    const read = (name: string) => (environment[name] === '' ? undefined : environment[name]);
    const given = Object.fromEntries(
      known.map((name) => [name, isSecret(name) ? readSecret(name, read) : read(name)]),
    );
    const parsed = z.safeParse(schema, given);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const name = String(issue?.path[0]);
      const shown = isSecret(name) ? '' : `="${environment[name]}"`;
      throw new StartError(`Setting ${name}${shown} is not valid: it ${issue?.message}.`);
    }
    if (environment['NODE_ENV'] === 'production') refusePlain(variables, given);
    return Object.assign({}, ...parts.map((part) => part.read(parsed.data as never)));
  }

  return { variables, readSettings };
}
