import type { ControlName } from '@perya/contract/evidence/controls';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { Audit } from '../audit/index.ts';
import type { ControlStore } from './controls/control.store.ts';

/** What the verbs of this module work with. */
export interface EvidenceServices {
  audit: Pick<Audit, 'record'>;
  /** Every control, from the modules that own what it looks at. */
  controls: Controls<ControlName>;
  runs: ControlStore;
}
