import type { FormPhoto } from '../../photos/photo-url.ts';
import type { FormFields } from './form-fields.ts';

/** The next photo of a form that is still missing, after the one that was just taken; none goes back to an earlier one. */
export function photoAfter(
  taken: FormPhoto,
  names: readonly FormPhoto[],
  fields: Pick<FormFields, FormPhoto>,
): FormPhoto | null {
  const later = names.slice(names.indexOf(taken) + 1);
  return later.find((name) => fields[name] === '') ?? null;
}
