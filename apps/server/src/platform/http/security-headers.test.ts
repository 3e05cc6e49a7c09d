import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { contentPolicy, registerSecurityHeaders } from './security-headers.ts';

const policy = contentPolicy(
  {
    frameOrigins: ['https://games.example.ph', 'https://chat.example.ph'],
    apiBase: 'https://api.example.ph',
    imagesHost: 'https://img.example.ph',
  },
  'abc',
);

describe('the content policy', () => {
  test('allows frames of the games and the chat, the API and the images, by name', () => {
    expect(policy).toContain("frame-src 'self' https://games.example.ph https://chat.example.ph;");
    const fetched = "connect-src 'self' https://api.example.ph https://img.example.ph";
    expect(policy).toContain(`${fetched} wss://api.example.ph;`);
    expect(policy).toContain(
      "img-src 'self' data: blob: https://api.example.ph https://img.example.ph;",
    );
  });

  test('lets a landing page, and no other, load a tag from the origins that the operator names', () => {
    const plain = { frameOrigins: [], apiBase: '', imagesHost: '' };
    const options = {
      ...plain,
      analyticsOrigins: ['https://tag.example', 'https://*.stat.example'],
    };
    const named = 'https://tag.example https://*.stat.example';
    const landing = contentPolicy(options, 'abc', true);
    expect(landing).toContain(`script-src 'self' ${named};`);
    expect(landing).toContain(`connect-src 'self' ${named};`);
    expect(contentPolicy(options, 'abc')).not.toContain('example');
    expect(contentPolicy(plain, 'abc', true)).toBe(contentPolicy(plain, 'abc'));
  });

  test('lets live messages come from the broker that was named, and from the page itself', () => {
    const plain = { frameOrigins: [], apiBase: '', imagesHost: '' };
    const outsideBroker = { playerUrl: 'wss://mq.example.ph:8084/mqtt' };
    expect(contentPolicy(plain, 'abc')).toContain("connect-src 'self';");
    expect(contentPolicy({ ...plain, outsideBroker }, 'abc')).toContain(
      "connect-src 'self' wss://mq.example.ph:8084;",
    );
  });

  test('runs no inline script, no eval, and only styles with the nonce of the page', () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('lets nobody frame the app but the apps of the sandbox, where there is one', () => {
    const plain = { frameOrigins: [], apiBase: '', imagesHost: '' };
    expect(contentPolicy({ ...plain, hasSandbox: true }, 'abc')).toContain(
      "frame-ancestors 'self'",
    );
    expect(contentPolicy({ ...plain, hasSandbox: false }, 'abc')).toContain(
      "frame-ancestors 'none'",
    );
  });
});

describe('headers', () => {
  test('of documents stand on every answer but the files of the build, in which nothing can run or be framed', async () => {
    const app = Fastify();
    registerSecurityHeaders(app, true);
    app.get('/*', async () => 'here');
    const [asset, page] = await Promise.all(
      ['/assets/index-1.js', '/my'].map(async (url) => (await app.inject({ url })).headers),
    );
    const inert = "default-src 'none'; frame-ancestors 'none'";
    for (const headers of [asset, page]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
        'content-security-policy': inert,
      });
    }
    const ofDocuments = ['x-frame-options', 'permissions-policy', 'strict-transport-security'];
    for (const name of ofDocuments) {
      expect(page).toHaveProperty(name);
      expect(asset).not.toHaveProperty(name);
    }
  });
});
