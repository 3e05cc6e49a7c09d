import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

export const secretSources = (name: string) => [`${name}_FILE`, `${name}_COMMAND`];

/** A vault that does not answer by then stops the start. */
const answerMs = 20_000;

function readFrom(source: string, take: () => string): string {
  try {
    return take().trim();
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number };
    // Neither the words of the command nor what it has printed: both may hold a secret.
    throw new StartError(`Setting ${source} gave nothing: ${code ?? `it ended with ${status}`}.`);
  }
}

/** A secret as it is, from a file, or as a command prints it: of a vault, a key service, a sealed file. */
export function readSecret(
  name: string,
  read: (name: string) => string | undefined,
): string | undefined {
  const [fileSetting, commandSetting] = secretSources(name) as [string, string];
  const given = [name, fileSetting, commandSetting].filter((each) => read(each) !== undefined);
  if (given.length > 1) throw new StartError(`Set one of ${given.join(' and ')}.`);
  const file = read(fileSetting);
  if (file !== undefined) return readFrom(fileSetting, () => readFileSync(file, 'utf8'));
  const command = read(commandSetting);
  if (command === undefined) return read(name);
  return readFrom(commandSetting, () =>
    execFileSync('/bin/sh', ['-c', command], {
      encoding: 'utf8',
      timeout: answerMs,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}
