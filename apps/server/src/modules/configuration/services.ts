import type pg from 'pg';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Audit } from '../audit/index.ts';
import type { ConfigurationStore } from './configuration.store.ts';

/** What the verbs of this module work with. */
export interface ConfigurationServices {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  store: ConfigurationStore;
  /** Of the modules below, in the order in which they are written. */
  parts: readonly ConfigurationPart[];
}
