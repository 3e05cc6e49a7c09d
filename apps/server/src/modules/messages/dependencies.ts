import type { Identity } from '../identity/index.ts';

/** What the verbs of this module work with. */
export interface MessagesServices {
  identity: Pick<Identity, 'contactOf' | 'languageOf'>;
}
