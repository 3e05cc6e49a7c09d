import type { SealedFiles } from '../../platform/files/sealed-files.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { CannedAnswerStore } from './canned-answers/canned-answer.store.ts';
import type { ConversationStore } from './conversation/conversation.store.ts';
import type { DeskStore } from './desk/desk.store.ts';
import type { ResponseTimesStore } from './desk/response-times.store.ts';
import type { FeedbackStore } from './feedback/feedback.store.ts';
import type { SupportMetrics } from './metrics.ts';
import type { SupportRateLimiter } from './rate-limits.ts';
import type { StaffPictureStore } from './staff-pictures/staff-picture.store.ts';

/** What the verbs of this module work with. */
export interface SupportServices {
  /** The chat of the operator; empty where the house answers here. */
  settings: { chatUrl: string };
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'uploads' | 'listMaskedNames' | 'languageOf' | 'listLanguages'>;
  rateLimiter: SupportRateLimiter;
  sealed: Pick<SealedFiles, 'newKey' | 'write' | 'remove'>;
  conversations: ConversationStore;
  feedback: FeedbackStore;
  desk: DeskStore;
  responseTimes: ResponseTimesStore;
  cannedAnswers: CannedAnswerStore;
  staffPictures: StaffPictureStore;
  metrics: SupportMetrics;
}
