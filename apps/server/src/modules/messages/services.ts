import type pg from 'pg';
import type { Keyring } from '../../platform/keyring.ts';
import type { Live } from '../../platform/live/live.ts';
import type { PushKeys, PushSender } from '../../providers/push/send-push.ts';
import type { Audit } from '../audit/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Limits } from '../limits/index.ts';
import type { ChoiceStore } from './choices/choice.store.ts';
import type { Metrics } from './metrics.ts';
import type { NoticeStore } from './notices/notice.store.ts';
import type { PushStore } from './push/push.store.ts';
import type { MessagesRateLimiter } from './rate-limits.ts';

type IdentityParts =
  | 'account'
  | 'contactOf'
  | 'provedEmailOf'
  | 'languageOf'
  | 'brandNameOf'
  | 'listNames'
  | 'isSessionOpen';

/** Notifications of devices. */
export interface Push {
  pool: pg.Pool;
  store: PushStore;
  keyring: Pick<Keyring, 'seal' | 'open' | 'digest'>;
  sender: PushSender;
  keys(): Promise<PushKeys>;
}

/** What the verbs of this module work with. */
export interface MessagesServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, IdentityParts>;
  content: Pick<Content, 'describeBrand'>;
  limits: Pick<Limits, 'isSpared'>;
  live: Pick<Live, 'credentialFor' | 'announce' | 'hint'>;
  rateLimiter: MessagesRateLimiter;
  notices: NoticeStore;
  choices: ChoiceStore;
  push: Push;
  metrics: Metrics;
}
