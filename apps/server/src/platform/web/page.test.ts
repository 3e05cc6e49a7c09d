import { brandOf } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { describe, expect, test } from 'vitest';
import { webManifest } from './manifest.ts';
import { fillPage, type PageParts } from './page.ts';

const template = [
  '<html lang="%perya.lang%" data-brand="%perya.brand%" data-theme="%perya.theme%">',
  '<head><!--perya:head--><!--perya:css--></head>',
  '<body><div id="root"><!--perya:root--></div><!--perya:data--></body></html>',
].join('');

const index: IndexData = {
  logo: '/art/brands/tala.svg',
  top: [],
  banners: [],
  nav: [],
  list: {},
  bottom: [],
  media: [{ name: '</script><script>alert(1)</script>', url: 'x' }],
  version: '7',
  cmpl: 0,
  cmpl_start: 0,
  cmpl_end: 0,
};

function parts(changes: Partial<PageParts> = {}): PageParts {
  return {
    template,
    css: '.a{color:red}',
    laterScripts: ['/assets/routes-1.js'],
    visitor: { brand: 'tala', language: 'tl_PH', theme: 'dark' },
    page: { html: '<p>$& ₱1</p>', title: 'A "title" <b>', description: 'D', status: 200 },
    origin: 'https://tala.example.ph',
    path: '/',
    imagesHost: '',
    apiBase: '',
    shoppingGameUrl: '',
    walletAppUrl: '',
    shopLandingUrl: '',
    shopUrl: '',
    supportUrl: '',
    hasSandbox: false,
    index,
    ...changes,
  };
}

describe('the first page', () => {
  test('names language, brand and theme on its root element', () => {
    expect(fillPage(parts())).toContain('<html lang="tl" data-brand="tala" data-theme="dark">');
  });

  test('holds the painted app, its styles and its data, and no mark is left', () => {
    const html = fillPage(parts());
    expect(html).toContain('<div id="root"><p>$& ₱1</p></div>');
    expect(html).toContain('<style nonce="%perya.nonce%">.a{color:red}</style>');
    expect(html).toContain('id="perya-data"');
    expect(html).not.toMatch(/<!--perya:|%perya\.(?!nonce)/);
  });

  test('asks for the routes beside the first script, but not on the home page, which needs none of them', () => {
    const link = '<link rel="modulepreload" fetchpriority="low" href="/assets/routes-1.js">';
    expect(fillPage(parts({ path: '/login' }))).toContain(link);
    expect(fillPage(parts({ path: '/' }))).not.toContain('modulepreload');
  });

  test('cannot be broken out of by what operators or visitors wrote', () => {
    const html = fillPage(parts());
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).toContain('<title>A &#34;title&#34; &#60;b&#62;</title>');
  });

  test('an unknown path has no canonical address and is not indexed', () => {
    const page = { html: '', title: 'T', description: 'D', status: 404 };
    const html = fillPage(parts({ page }));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  test('without a chosen theme the bars of the browser follow the system', () => {
    const visitor = { brand: 'tala', language: 'en_US', theme: 'system' } as const;
    const html = fillPage(parts({ visitor }));
    expect(html).toContain('media="(prefers-color-scheme: dark)" content="#0e0b20"');
    expect(html).toContain('<html lang="en"');
  });
});

describe('the manifest', () => {
  test('installs each brand under its own name and icons [A-017 M-467]', () => {
    const manifest = webManifest(brandOf('sinag'), 'en_US', { takesPictures: true });
    expect(manifest).toMatchObject({ name: 'Sinag', start_url: '/', display: 'standalone' });
    expect(JSON.stringify(manifest['icons'])).toContain('/art/brands/sinag-maskable-512.png');
  });

  test('offers shortcuts in the language of the visitor, and takes pictures for service where the house keeps the conversation', () => {
    const ours = webManifest(brandOf('sinag'), 'tl_PH', { takesPictures: true });
    expect(ours['shortcuts']).toContainEqual(
      expect.objectContaining({ name: 'Mga bet record', url: '/bet-record' }),
    );
    expect(ours['share_target']).toMatchObject({ action: '/service/share', method: 'POST' });
    const theirs = webManifest(brandOf('sinag'), 'tl_PH', { takesPictures: false });
    expect(theirs).not.toHaveProperty('share_target');
  });
});
