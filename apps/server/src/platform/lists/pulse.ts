import type { PulseName } from '@perya/contract/house/staff-calls/today';
import type { Permission } from '@perya/contract/staff/permissions';
import type { Centavos } from '@perya/money';

export interface Beats {
  count: number;
  /** Null where no money is counted. */
  sum: Centavos | null;
}

/** What a module counts of a day; asked for whoever may read it. */
export interface PulseSource {
  name: PulseName;
  permission: Permission;
  /** From a moment on, before another: a day at most, served by an index of time. */
  count(from: Date, before: Date): Promise<Beats>;
}
