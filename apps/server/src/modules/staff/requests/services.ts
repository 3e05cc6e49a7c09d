import type { RequestActionName } from '@perya/contract/staff/request-actions';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit, RequestActions } from '../../audit/index.ts';
import type { PeopleStore } from './people.store.ts';
import type { RequestStore } from './request.store.ts';

/** What the verbs of four eyes work with. */
export interface RequestServices {
  audit: Pick<Audit, 'record'>;
  keyring: Pick<Keyring, 'digest'>;
  requests: RequestStore;
  people: PeopleStore;
  /** Every one of them, by the modules that own them. */
  actions: RequestActions<RequestActionName>;
}
