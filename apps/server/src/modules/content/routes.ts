import type { calls } from '@perya/contract/calls';
import type { DocumentKind } from '@perya/contract/calls/documents';
import type { CallContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Content } from './index.ts';

type Answered = 'getTerms' | 'getPrivacy' | 'getFaq' | 'getStatement';

export function contentRoutes(
  content: Pick<Content, 'readDocument'>,
): Pick<Handlers<typeof calls>, Answered> {
  const document =
    (kind: DocumentKind) =>
    ({ language }: CallContext, { brand }: { brand: string }) =>
      content.readDocument({ brand, kind, language });
  return {
    getTerms: document('terms'),
    getPrivacy: document('privacy'),
    getFaq: document('faq'),
    getStatement: document('stmt'),
  };
}
