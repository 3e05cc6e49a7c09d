import type { configurationCalls } from '@perya/contract/configuration/staff-calls/configuration';
import type pg from 'pg';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { RequestActions } from '../audit/index.ts';
import { createConfigurationStore } from './configuration.store.ts';
import { draftConfiguration } from './draft-configuration.ts';
import { exportConfiguration } from './export-configuration.ts';
import { importConfiguration } from './import.action.ts';
import { readConfiguration, readConfigurationChanges } from './read-configuration.ts';
import type { ConfigurationServices } from './services.ts';
import { undoConfiguration } from './undo.action.ts';

export interface Configuration {
  /** What takes two people, for the mechanism that asks the second. */
  actions: RequestActions<'configuration.import' | 'configuration.undo'>;
}

/** How an operator's configuration leaves one installation as a file and comes into another. */
export function createConfiguration({
  pool,
  audit,
  parts,
}: Pick<ConfigurationServices, 'audit' | 'parts'> & { pool: pg.Pool }): Module<
  Configuration,
  typeof configurationCalls
> {
  const store = createConfigurationStore(pool);
  const services: ConfigurationServices = { pool, audit, store, parts };
  return {
    api: {
      actions: {
        'configuration.import': importConfiguration(services),
        'configuration.undo': undoConfiguration(services),
      },
    },
    handlers: bindVerbs(services, {
      readConfiguration,
      exportConfiguration,
      draftConfiguration,
      readConfigurationChanges,
    }),
    jobs: {
      tasks: { configuration_forget_drafts: () => store.forgetDrafts() },
      crontab: '53 19 * * * configuration_forget_drafts',
    },
    close: nothingToClose,
  };
}
