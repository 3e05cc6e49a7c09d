import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';

/** What the verbs of this module work with. */
export interface ProfileServices {
  identity: Pick<Identity, 'account'>;
  kyc: Pick<Kyc, 'statusOf'>;
}
