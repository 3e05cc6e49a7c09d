import { describe, expect, it } from 'vitest';
import { openLink } from './open-link.ts';

function newWindow(openPopup?: (url: string) => unknown) {
  const opened: string[] = [];
  const open = (...parts: string[]) => opened.push(parts.join(' '));
  return { opened, host: openPopup ? { open, peryaShell: { openPopup } } : { open } };
}

const inNewTab = ['https://x.example _blank noopener,noreferrer'];

describe('openLink', () => {
  it('opens a new tab when the bridge of the native shell fails [A-443]', async () => {
    const throwing = newWindow(() => {
      throw new Error('no bridge');
    });
    await openLink('https://x.example', throwing.host);
    expect(throwing.opened).toEqual(inNewTab);
    const rejecting = newWindow(() => Promise.reject(new Error('no bridge')));
    await openLink('https://x.example', rejecting.host);
    expect(rejecting.opened).toEqual(inNewTab);
  });

  it('uses the bridge where there is one, and a new tab where there is none', async () => {
    const shown: string[] = [];
    const shell = newWindow((url) => shown.push(url));
    await openLink('https://x.example', shell.host);
    expect([shown, shell.opened]).toEqual([['https://x.example'], []]);
    const plain = newWindow();
    await openLink('https://x.example', plain.host);
    expect(plain.opened).toEqual(inNewTab);
  });

  it('goes there itself where the view has no tabs', async () => {
    const gone: string[] = [];
    const { host, opened } = newWindow();
    const location = { assign: (url: string) => void gone.push(url) };
    await openLink('https://x.example', { ...host, location }, false);
    expect([gone, opened]).toEqual([['https://x.example'], []]);
  });
});
