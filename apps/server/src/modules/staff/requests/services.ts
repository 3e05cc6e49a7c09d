import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit } from '../../audit/index.ts';
import type { PeopleStore } from './people.store.ts';
import type { RequestStore } from './request.store.ts';
import type { RequestActions } from './request-action.ts';

/** What the verbs of four eyes work with. */
export interface RequestServices {
  audit: Pick<Audit, 'record'>;
  keyring: Pick<Keyring, 'digest'>;
  requests: RequestStore;
  people: PeopleStore;
  actions: RequestActions;
}
