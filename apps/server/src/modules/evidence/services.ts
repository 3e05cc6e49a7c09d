import type { ControlName } from '@perya/contract/evidence/controls';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { DaySource } from '../../platform/evidence/day-lines.store.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Audit } from '../audit/index.ts';
import type { Reports } from '../reports/index.ts';
import type { ControlStore } from './controls/control.store.ts';
import type { DayStore } from './days/day.store.ts';
import type { SigningKeyStore } from './days/signing-key.store.ts';
import type { FundsStore } from './funds/funds.store.ts';
import type { Owed } from './funds/owed.store.ts';

/** What a day is signed over, in the order of its parts. */
export type DaySources = Readonly<
  Record<'ledger' | 'rounds' | 'audit' | 'figures' | 'funds' | 'controls', DaySource>
>;

/** What the verbs of this module work with. */
export interface EvidenceServices {
  audit: Pick<Audit, 'record'>;
  reports: Pick<Reports, 'lastSignedCover'>;
  keyring: Keyring;
  archives: ObjectStore;
  /** Who outside of the house keeps what it signs. */
  keepers: readonly string[];
  /** Every control, from the modules that own what it looks at. */
  controls: Controls<ControlName>;
  sources: DaySources;
  runs: ControlStore;
  days: DayStore;
  keys: SigningKeyStore;
  funds: FundsStore;
  /** What the house owes at this moment. */
  readOwed(): Promise<Owed>;
}
