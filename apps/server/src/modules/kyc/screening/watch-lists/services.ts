import type { Keyring } from '../../../../platform/keyring.ts';
import type { Audit } from '../../../audit/index.ts';
import type { WatchLists } from './watch-lists.ts';

/** What the verbs of watch-lists work with. */
export interface WatchListServices {
  audit: Pick<Audit, 'record'>;
  keyring: Keyring;
  watchLists: WatchLists;
  /** Counts an imported list. */
  onImport(): void;
}
