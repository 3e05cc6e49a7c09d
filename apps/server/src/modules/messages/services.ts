import type { Live } from '../../platform/live/live.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Limits } from '../limits/index.ts';
import type { ChoiceStore } from './choices/choice.store.ts';
import type { Metrics } from './metrics.ts';
import type { NoticeStore } from './notices/notice.store.ts';
import type { MessagesRateLimiter } from './rate-limits.ts';

type IdentityParts = 'contactOf' | 'provedEmailOf' | 'languageOf' | 'brandNameOf' | 'listNames';

/** What the verbs of this module work with. */
export interface MessagesServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, IdentityParts>;
  limits: Pick<Limits, 'isExcluded'>;
  live: Pick<Live, 'credentialFor' | 'announce' | 'hint'>;
  rateLimiter: MessagesRateLimiter;
  notices: NoticeStore;
  choices: ChoiceStore;
  metrics: Metrics;
}
