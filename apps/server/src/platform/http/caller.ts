import type { CallerKind, Callers } from './callers.ts';

/** A caller as the handler's context names them. */
type CallerFields = Callers[CallerKind] | { uid: null; session: null };

export interface Caller {
  fields: CallerFields;
  /** Null for a visitor. */
  subject: string | null;
}

export const visitor: Caller = { fields: { uid: null, session: null }, subject: null };

export function staffIdOf(caller: Caller | null): bigint | null {
  return caller && 'staffId' in caller.fields ? caller.fields.staffId : null;
}
