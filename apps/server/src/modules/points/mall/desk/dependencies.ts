import type { Audit } from '../../../audit/index.ts';
import type { MallServices } from '../dependencies.ts';
import type { DeskStore } from './desk.store.ts';

/** What staff's verbs of the mall work with. */
export interface DeskServices extends Pick<MallServices, 'keyring'> {
  desk: DeskStore;
  audit: Pick<Audit, 'record'>;
}
