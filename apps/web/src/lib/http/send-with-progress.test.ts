import { expect, it } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** As much of a browser's request as the function touches. */
function fakeRequest() {
  const sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown } = {
    headers: {},
  };
  const request = {
    upload: { onprogress: (_event: { loaded: number; total: number }) => {} },
    status: 0,
    response: new ArrayBuffer(0),
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    open: (method: string, url: string) => void Object.assign(sent, { method, url }),
    setRequestHeader: (name: string, value: string) => {
      sent.headers[name] = value;
    },
    getAllResponseHeaders: () => 'content-type: application/json\r\nx-request-id: r-1\r\n',
    send: (body: unknown) => void Object.assign(sent, { body }),
    abort: () => request.onabort(),
  };
  return { request, sent, make: () => request as unknown as XMLHttpRequest };
}

it('tells how much has left, and answers as fetch does', async () => {
  const { request, sent, make } = fakeRequest();
  const shares: number[] = [];
  const answer = sendWithProgress((share) => shares.push(share), make)('/upload', {
    method: 'POST',
    headers: { accept: 'application/cbor' },
    body: 'picture',
  });
  request.upload.onprogress({ loaded: 25, total: 100 });
  request.upload.onprogress({ loaded: 0, total: 0 });
  Object.assign(request, { status: 200, response: new TextEncoder().encode('{}').buffer });
  request.onload();
  const response = await answer;
  expect(shares).toEqual([0.25, 0, 1]);
  expect(sent).toEqual({
    method: 'POST',
    url: '/upload',
    headers: { accept: 'application/cbor' },
    body: 'picture',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-request-id')).toBe('r-1');
  expect(await response.text()).toBe('{}');
});

it('fails where nothing came back, or where it was given up', async () => {
  const lost = fakeRequest();
  const answer = sendWithProgress(() => {}, lost.make)('/upload', { method: 'POST' });
  lost.request.onerror();
  await expect(answer).rejects.toThrow(TypeError);
  const stopped = fakeRequest();
  const stop = new AbortController();
  const aborted = sendWithProgress(() => {}, stopped.make)('/upload', { signal: stop.signal });
  stop.abort();
  await expect(aborted).rejects.toThrow('aborted');
});
