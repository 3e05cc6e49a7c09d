import type { Role } from '@perya/contract/staff/roles';
import type { Person } from './person.ts';

/** Something that staff do every day, walked as they would. */
export interface Job {
  readonly name: string;
  /** Who does it, in the order in which they have their turn. */
  readonly roles: readonly Role[];
  /** How many actions it took before the rooms were made anew, counted on the screens of then. */
  readonly before: number;
  /** Puts there what the job is about, and answers the way through it. */
  readonly arrange: () => Promise<(...people: readonly Person[]) => Promise<void>>;
}
