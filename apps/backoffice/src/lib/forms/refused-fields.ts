import type { Call } from '@perya/contract/call';

/** The fields of an input that the contract refuses, each once and by its name: `reason`, `title.en`. */
export function refusedFields(call: Call, input: unknown): readonly string[] {
  const { error } = call.request.safeParse(input);
  const names = error?.issues.map(({ path }) => {
    // One row of several stands for the field that holds them.
    const row = path.findIndex((part) => typeof part === 'number');
    return path.slice(0, row === -1 ? undefined : row).join('.');
  });
  return [...new Set(names)];
}
