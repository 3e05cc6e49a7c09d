import type { Live } from '../../platform/live/live.ts';
import type { Identity } from '../identity/index.ts';
import type { MessagesRateLimiter } from './rate-limits.ts';

/** What the verbs of this module work with. */
export interface MessagesServices {
  identity: Pick<Identity, 'contactOf' | 'languageOf'>;
  live: Pick<Live, 'credentialFor' | 'announce' | 'hint'>;
  rateLimiter: MessagesRateLimiter;
}
