import type { Call } from '@perya/contract/call';
import { isRefusal } from '@perya/contract/client-errors';

/** The fields of an input that the contract refuses, each once and by its name: `reason`, `title.en`. */
export function refusedFields(call: Call, input: unknown): readonly string[] {
  const { error } = call.request.safeParse(input);
  const names = error?.issues.map(({ path }) => fieldAt(path));
  // What is wrong with no field, but with how they go together, the server refuses in words.
  return [...new Set(names)].filter((name) => name !== '');
}

/** The name of the field at a place: one row of several stands for the field that holds them. */
function fieldAt(path: readonly PropertyKey[]): string {
  const row = path.findIndex((part) => /^\d+$/.test(String(part)));
  return path.slice(0, row === -1 ? undefined : row).join('.');
}

interface RefusedField {
  readonly field: string;
  /** Undefined where the server says no more than that it cannot be read. */
  readonly says: string | undefined;
}

/** The field that the server has refused: by a code that means one, by the details of the refusal, or by its name before what is wrong with it. */
export function refusedByServer(
  error: unknown,
  byCode: Readonly<Partial<Record<string, string | false>>>,
  isField: (name: string) => boolean,
): RefusedField | null {
  if (!isRefusal(error)) return null;
  const field = byCode[error.code];
  if (field) return { field, says: error.message };
  const [told] = error.details['field'] ?? [];
  const shown = told === undefined ? '' : fieldAt(told.split('.'));
  if (shown !== '' && isField(shown)) return { field: shown, says: error.message };
  const [, named] = (error.code === 'INVALID_INPUT' && /^([\w.]+): /.exec(error.message)) || [];
  return named !== undefined && isField(named) ? { field: named, says: undefined } : null;
}
