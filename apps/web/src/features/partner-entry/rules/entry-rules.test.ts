import { encodeBase64Url } from '@perya/app-kit/browser/base64-url';
import { deviceCodes } from '@perya/contract/constants';
import { describe, expect, it } from 'vitest';
import { deviceCode } from '../../../lib/http/device.ts';
import { destinationOf, ownPage, wantedPage } from './destination.ts';
import { decodeToken } from './entry-token.ts';
import { leaveAfterMs, opensWalletApp } from './opens-wallet-app.ts';

describe('where an entry leads', () => {
  it('to the index, a game, or a page that is handed to it [A-059 M-085 M-086]', () => {
    expect(wantedPage({})).toBe('/');
    expect(wantedPage({ game: 'mango-rush' })).toBe('/s-game-page/mango-rush');
    expect(wantedPage({ game: '../x?y' })).toBe('/s-game-page/..%2Fx%3Fy');
    expect(wantedPage({ pathname: '/welfare?tab=2#top' })).toBe('/welfare?tab=2#top');
    expect(wantedPage({ game: 'mango-rush', pathname: '/welfare' })).toBe(
      '/s-game-page/mango-rush',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/./\u002f/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'welfare',
    '/ evil',
    '/\t/evil.example',
    '/redirect-user?token=x',
    '/MY?token=x',
    '/lazada-game/x/y',
    '/sandbox/hosts',
    '/member/logout',
    '',
    undefined,
  ])('never off the site, into an API or through another door: %s [M-085]', (pathname) => {
    expect(ownPage(pathname)).toBeNull();
    expect(wantedPage({ pathname })).toBe('/');
  });

  it('to the identity check for who has not finished it, and only once logged in [A-059 M-085 M-403]', () => {
    const player = { isLoggedIn: true, isVerified: false };
    expect(destinationOf('/welfare', player)).toBe('/s-kyc');
    expect(destinationOf('/welfare', { ...player, isVerified: true })).toBe('/welfare');
    expect(destinationOf('/welfare', { ...player, isVerified: null })).toBe('/welfare');
    expect(destinationOf('/welfare', { isLoggedIn: false, isVerified: null })).toBe('/welfare');
  });
});

describe('the token in a path or behind MY', () => {
  it('is base64url, of either alphabet [M-089 M-472]', () => {
    expect(decodeToken(encodeBase64Url('a.code-1'))).toBe('a.code-1');
    expect(decodeToken(btoa('a.code??>'))).toBe('a.code??>');
  });

  it.each([null, '', '%%%', 'a', encodeBase64Url('two words'), encodeBase64Url('\n')])(
    'is none where it cannot be decoded: %s [M-404 M-472]',
    (encoded) => {
      expect(decodeToken(encoded)).toBeNull();
    },
  );
});

describe('the wallet app', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Mobile Safari/537.36';
  const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

  it('opens where the screen is narrower than 900 and the browser is a phone’s [A-061 M-087]', () => {
    expect(opensWalletApp(899, phone)).toBe(true);
    expect(opensWalletApp(900, phone)).toBe(false);
    expect(opensWalletApp(899, laptop)).toBe(false);
    expect(opensWalletApp(390, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(
      true,
    );
  });

  it('has a width of its own, wider than the one that tells phones from desktops [A-455 M-457]', () => {
    const tablet = 800;
    expect(opensWalletApp(tablet, phone)).toBe(true);
    expect([deviceCode(768), deviceCode(tablet)]).toEqual([deviceCodes.phone, deviceCodes.desktop]);
  });

  it('after a second [M-446]', () => {
    expect(leaveAfterMs).toBe(1000);
  });
});
