import type { Live } from '../../platform/live/live.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { NoticeStore } from './notices/notice.store.ts';
import type { MessagesRateLimiter } from './rate-limits.ts';

/** What the verbs of this module work with. */
export interface MessagesServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'contactOf' | 'provedEmailOf' | 'languageOf'>;
  live: Pick<Live, 'credentialFor' | 'announce' | 'hint'>;
  rateLimiter: MessagesRateLimiter;
  notices: NoticeStore;
}
