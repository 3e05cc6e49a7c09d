import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const partOfPage = (name: string) =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** In the order in which they know each other. */
const scripts = ['verify-pack.js', 'work-out-share.js', 'texts.js', 'show-page.js'];

/** One script of all: whoever saves the page has everything, and needs neither us nor a network. */
const joinScripts = () =>
  scripts
    .map((name) =>
      partOfPage(name)
        .replace(/^import .*\n/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface EvidencePage {
  html: string;
  /** These two texts may run and be seen, and nothing is asked for or sent anywhere. */
  policy: string;
}

/** The page that computes signed days anew, as one file. */
export function makeEvidencePage(): EvidencePage {
  const style = partOfPage('verify.css');
  const script = joinScripts();
  const html = partOfPage('verify.html')
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${script}</script>`);
  const policy = [
    `default-src 'none'`,
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    // The empty icon: otherwise browsers ask for one.
    'img-src data:',
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return { html, policy };
}

/** For everybody, by the browser: whoever checks the house does not do so by its word. */
export function registerEvidencePage(app: FastifyInstance): void {
  const { html, policy } = makeEvidencePage();
  app.get('/evidence/verify', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
  );
}
