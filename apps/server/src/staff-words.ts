import { parseArgs } from 'node:util';
import { staffEmail, staffName } from '@perya/contract/staff/staff-fields';
import * as z from 'zod/mini';
import { StartError } from './platform/start-error.ts';

/** Reads `--name value` words of a command; one that is missing or not known is refused with the usage. */
export function readWords<Name extends string>(
  words: string[],
  names: readonly Name[],
  usage: string,
): Record<Name, string> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ args: words, options });
    const missing = names.find((name) => typeof values[name] !== 'string' || values[name] === '');
    if (missing) throw new TypeError(`--${missing} is missing`);
    return values as Record<Name, string>;
  } catch (error) {
    throw new StartError(`${(error as Error).message}. Usage: ${usage}`);
  }
}

const accept = (schema: z.ZodMiniType<string>, given: string): string => {
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  throw new StartError(`"${given}" is refused: ${parsed.error.issues[0]?.message}.`);
};

export const readEmail = (given: string) => accept(staffEmail(), given);
export const readName = (given: string) => accept(staffName(), given);
