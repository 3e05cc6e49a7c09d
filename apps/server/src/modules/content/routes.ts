import type { agreementsCalls } from '@perya/contract/content/calls/agreements';
import type { documentsCalls } from '@perya/contract/content/calls/documents';
import type { helpCalls } from '@perya/contract/content/calls/help';
import type { staffArticlesCalls } from '@perya/contract/content/staff-calls/articles';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { agree, listAgreements } from './agreements/agreements.ts';
import { listHelp, listNews } from './articles/list-shown.ts';
import { deskRoutes } from './desk/routes.ts';
import { readDocument } from './read-document.ts';
import type { ContentServices } from './services.ts';

export type ContentCalls = typeof documentsCalls &
  typeof helpCalls &
  typeof agreementsCalls &
  typeof staffArticlesCalls;

export function contentRoutes(services: ContentServices): Handlers<ContentCalls> {
  return {
    getTerms: (context, request) => readDocument(services, 'terms', context, request),
    getPrivacy: (context, request) => readDocument(services, 'privacy', context, request),
    getFaq: (context, request) => readDocument(services, 'faq', context, request),
    getStatement: (context, request) => readDocument(services, 'stmt', context, request),
    listHelp: ({ language }, { brand }) => listHelp(services, { language, brand }),
    listNews: ({ language }, { brand }) => listNews(services, { language, brand }),
    ...bindVerbs(services, { listAgreements, agree }),
    ...deskRoutes(services),
  };
}
