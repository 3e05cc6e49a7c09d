import type { supportCalls } from '@perya/contract/support/calls/support';
import type { cannedAnswersCalls } from '@perya/contract/support/staff-calls/canned-answers';
import type { conversationsCalls } from '@perya/contract/support/staff-calls/conversations';
import type { staffFeedbackCalls } from '@perya/contract/support/staff-calls/feedback';
import type { responseTimesCalls } from '@perya/contract/support/staff-calls/response-times';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import {
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from './canned-answers/canned-answers.ts';
import { listMessages, sendMessage } from './conversation/messages.ts';
import { answerConversation } from './desk/answer-conversation.ts';
import {
  claimConversation,
  releaseConversation,
  takeOverConversation,
} from './desk/claim-conversation.ts';
import { closeConversation } from './desk/close-conversation.ts';
import { listConversations, lookAtPicture, readConversation } from './desk/read-conversations.ts';
import { readResponseTimes } from './desk/read-response-times.ts';
import { tagConversation } from './desk/tag-conversation.ts';
import { answerFeedback, closeFeedback } from './feedback/decide-feedback.ts';
import { insertFeedback } from './feedback/insert-feedback.ts';
import { listFeedback, readFeedback } from './feedback/list-feedback.ts';
import type { SupportServices } from './services.ts';
import { uploadPicture } from './staff-pictures/staff-pictures.ts';

export type SupportCalls = typeof supportCalls &
  typeof conversationsCalls &
  typeof staffFeedbackCalls &
  typeof cannedAnswersCalls &
  typeof responseTimesCalls;

export function supportRoutes(services: SupportServices): Handlers<SupportCalls> {
  return {
    getService: async () => ({ chat_url: services.settings.chatUrl }),
    ...bindVerbs(services, {
      listSupportMessages: listMessages,
      sendSupportMessage: sendMessage,
      insertFeedback,
      listConversations,
      readConversation,
      claimConversation,
      takeOverConversation,
      releaseConversation,
      tagConversation,
      answerConversation,
      uploadSupportPicture: uploadPicture,
      closeConversation,
      lookAtSupportPicture: lookAtPicture,
      answerFeedback,
      closeFeedback,
      listCannedAnswers,
      saveCannedAnswer,
      removeCannedAnswer,
    }),
    listFeedback: (_context, request) => listFeedback(services, request),
    readFeedback: (_context, request) => readFeedback(services, request),
    readResponseTimes: (_context, request) => readResponseTimes(services, request),
  };
}
