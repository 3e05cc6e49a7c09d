import type { Staff } from '../staff/index.ts';

/** The number of a member of staff in the name of an actor, such as `staff:12`. */
const staffIn = (by: string | null) => /^staff:(\d{1,18})$/.exec(by ?? '')?.[1];

export type NameActor = (by: string) => string;

/** Tells who acted by the name that colleagues know; a job or a command by its own. */
export async function nameActors(
  staff: Pick<Staff, 'listNames'>,
  actors: readonly (string | null)[],
): Promise<NameActor> {
  const ids = new Set(actors.flatMap((by) => staffIn(by) ?? []));
  const names = ids.size === 0 ? null : await staff.listNames([...ids].map(BigInt));
  return (by) => names?.get(BigInt(staffIn(by) ?? 0)) ?? by.replace(/^system:/, '');
}
