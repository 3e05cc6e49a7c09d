import { readFileSync } from 'node:fs';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import {
  isPartnerChannel,
  type PartnerChannel,
  partnerChannels,
  partnerPurposes,
} from '@perya/contract/partners/partner-channels';
import { isLanguage, type Language } from '@perya/contract/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostPage, hostsPage, ownPage } from './host-page.ts';
import { pageTexts } from './host-texts.ts';
import type { Hosts } from './hosts.ts';
import { hostsPath } from './hosts-path.ts';
import { issueToken, type TokenWish, tokenFaults } from './tokens.ts';

const policy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `script-src 'self'`,
  `img-src 'self'`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  // The app inside is led to pages of its host.
  `frame-ancestors 'self'`,
].join('; ');

interface Asked {
  Querystring: Record<string, string | undefined>;
}

const languageOf = ({ lang }: Asked['Querystring']): Language =>
  isLanguage(lang) ? lang : 'en_US';

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

/** A person's phone as +639XXXXXXXXX, or null. */
function readPhone(typed: string | undefined): string | null {
  const digits = (typed ?? '').replace(/\D/g, '').replace(/^(?:63|0)(?=9)/, '');
  return /^9\d{9}$/.test(digits) ? `+63${digits}` : null;
}

function readWish({ channel, purpose, phone, fault }: Asked['Querystring']): TokenWish | null {
  const known = readPhone(phone);
  const wanted = partnerPurposes.find((each) => each === purpose);
  if (!isPartnerChannel(channel) || known === null || wanted === undefined) return null;
  const named = tokenFaults.find((each) => each === fault) ?? null;
  return { channel, purpose: wanted, phone: known, fault: named };
}

/** Colours come from the file of brands, which alone has them. */
const brandsCss = partnerChannels
  .map((channel) => {
    const { colour, ink } = partnerBrands[channel];
    return `.${channel} { --brand: ${colour}; --brand-ink: ${ink}; }`;
  })
  .join('\n');

/** The apps as a person sees them. */
export function registerHostPages(app: FastifyInstance, { key, now }: Hosts): void {
  app.get<Asked>(hostsPath, async ({ query }, reply) => send(reply, hostsPage(languageOf(query))));
  for (const channel of partnerChannels) {
    app.get<Asked>(`${hostsPath}/${channel}`, async ({ query }, reply) =>
      send(reply, hostPage(channel, languageOf(query))),
    );
  }

  app.get<Asked>(`${hostsPath}/token`, async ({ query }, reply) => {
    const wish = readWish(query);
    if (!wish) return reply.code(400).send({ error: 'There is nobody with this phone' });
    return reply.header('cache-control', 'no-store').send({
      token: issueToken(key.secret, wish, now()),
    });
  });

  const shopping: PartnerChannel = 'lazada';
  const demo = '+639170000101';
  const codeFor = (purpose: 'app' | 'game', phone: string | undefined) =>
    issueToken(
      key.secret,
      { channel: shopping, purpose, phone: readPhone(phone) ?? demo, fault: null },
      now(),
    );

  app.get<Asked>(`${hostsPath}/${shopping}/game`, async ({ query }, reply) => {
    const code = codeFor('game', query['phone']);
    const encoded = Buffer.from(code).toString('base64url');
    return reply.redirect(
      `/lazada-game/${encodeURIComponent(query['code'] ?? '')}/${encoded}`,
      303,
    );
  });
  app.get<Asked>(`${hostsPath}/${shopping}/landing`, async ({ query }, reply) => {
    const href = `/lazada-mini?authCode=${encodeURIComponent(codeFor('app', query['phone']))}`;
    const link = { href, label: pageTexts.goOn };
    const texts = { title: pageTexts.landing, text: pageTexts.landingText, link };
    return send(reply, ownPage(shopping, texts, languageOf(query)));
  });
  app.get<Asked>(`${hostsPath}/${shopping}/shop`, async ({ query }, reply) => {
    const link = { href: '/', label: pageTexts.back };
    const texts = { title: pageTexts.shop, text: pageTexts.shopText, link };
    return send(reply, ownPage(shopping, texts, languageOf(query)));
  });
  app.get<Asked>(`${hostsPath}/ewallet/app`, async ({ query }, reply) => {
    const asked = (query['to'] ?? '').slice(0, 20);
    const { en, tl } = pageTexts.cashierText;
    const text = { en: `${en} ${asked}`, tl: `${tl} ${asked}` };
    const link = { href: '/', label: pageTexts.back };
    return send(
      reply,
      ownPage('ewallet', { title: pageTexts.cashier, text, link }, languageOf(query)),
    );
  });

  app.get(`${hostsPath}/page/brands.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(brandsCss),
  );
  for (const [name, type] of [
    ['hosts.css', 'text/css'],
    ['host.js', 'text/javascript'],
  ] as const) {
    const body = readFileSync(new URL(`./page/${name}`, import.meta.url));
    app.get(`${hostsPath}/page/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(body),
    );
  }
}
