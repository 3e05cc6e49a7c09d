import type { staffArticlesCalls } from '@perya/contract/content/staff-calls/articles';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { ContentServices } from '../services.ts';
import { publishArticle, putInForce } from './publish-article.ts';
import { listArticles, previewArticle, readArticle, readArticleVersion } from './read-articles.ts';
import { scheduleArticle, unscheduleArticle } from './schedule-article.ts';
import { beginDocument, createArticle, dropDraft, saveArticle } from './write-drafts.ts';

export function deskRoutes(services: ContentServices): Handlers<typeof staffArticlesCalls> {
  return {
    listArticles: (context, request) => listArticles(services, request, context),
    readArticle: (_context, request) => readArticle(services, request),
    readArticleVersion: (_context, request) => readArticleVersion(services, request),
    previewArticle: (_context, request) => previewArticle(services, request),
    ...bindVerbs(services, {
      createArticle,
      beginDocument,
      saveArticle,
      dropDraft,
      publishArticle,
      putInForce,
      scheduleArticle,
      unscheduleArticle,
    }),
  };
}
