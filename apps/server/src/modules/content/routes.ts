import type { documentsCalls } from '@perya/contract/calls/documents';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { ContentServices } from './dependencies.ts';
import { readDocument } from './read-document.ts';

export function contentRoutes(services: ContentServices): Handlers<typeof documentsCalls> {
  return {
    getTerms: (context, request) => readDocument(services, 'terms', context, request),
    getPrivacy: (context, request) => readDocument(services, 'privacy', context, request),
    getFaq: (context, request) => readDocument(services, 'faq', context, request),
    getStatement: (context, request) => readDocument(services, 'stmt', context, request),
  };
}
