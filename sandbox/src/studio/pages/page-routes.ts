import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openLaunch } from '../open-launch.ts';
import { readRecord } from '../read-record.ts';
import { StudioRefusal } from '../refusals.ts';
import type { Studio } from '../studio.ts';
import { openPractice } from './open-practice.ts';
import { fillPage, type PageName, type PageOptions, pagePolicy } from './studio-pages.ts';

export interface PageRoutesOptions {
  /** The client's build. */
  distDir: string;
  /** Further origins that may frame a game, besides the one it is served from. */
  frameAncestors: readonly string[];
}

type Query = Record<string, string>;

/** A repeated parameter is dropped: the signature covers one value for each name. */
const single = (query: Record<string, unknown>): Query =>
  Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

const themeOf = (query: Query) => (query['theme'] === 'light' ? 'light' : 'dark');
const langOf = (query: Query) => (query['lang']?.startsWith('tl') ? 'tl' : 'en');

export async function registerPages(
  app: FastifyInstance,
  studio: Studio,
  { distDir, frameAncestors }: PageRoutesOptions,
): Promise<void> {
  const send = async (reply: FastifyReply, name: PageName, options: PageOptions) =>
    reply
      .headers({
        'content-security-policy': pagePolicy(frameAncestors),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(await fillPage(distDir, name, options));

  // A launch for money, and a game that is tried without.
  const openers = {
    play: (query: Query) => openLaunch(studio, query, Date.now()),
    practice: (query: Query) => openPractice(query['game'] ?? '', langOf(query)),
  };
  for (const name of ['play', 'practice'] as const) {
    app.get<{ Querystring: Query }>(`/${name}`, async (request, reply) => {
      const query = single(request.query);
      const page = { lang: langOf(query), theme: themeOf(query) } as const;
      try {
        return await send(reply, name, { ...page, boot: await openers[name](query) });
      } catch (error) {
        if (!(error instanceof StudioRefusal)) throw error;
        const failure = { code: error.code, text: error.text };
        return send(reply.code(403), name, { ...page, boot: { failure, lang: page.lang } });
      }
    });
  }

  // A settled round as a link: its proof, and the game that plays it again.
  for (const name of ['verify', 'replay'] as const) {
    app.get<{ Querystring: Query }>(`/${name}`, async (request, reply) => {
      const query = single(request.query);
      const record = await readRecord(studio, query['round'] ?? '');
      const lang = langOf(query);
      if (!record) reply.code(404);
      return send(reply, name, { lang, theme: themeOf(query), boot: { lang, record } });
    });
  }

  await app.register(fastifyStatic, {
    root: join(distDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
