import { ClientError } from '@perya/contract/client-errors';
import { expect, it } from 'vitest';
import { isSettled, scanOutcome } from './scan-outcome.ts';

const refusal = new ClientError('server', 'This scan is not known', 'OCR_UNKNOWN');
const busy = new ClientError('server', 'Too many requests', 'TOO_MANY_REQUESTS');
const lost = new ClientError('network', 'Network error', 'NETWORK');

it('succeeds exactly with ocr_status 2 [A-143]', () => {
  const outcomes = [null, 0, 1, 2, 3, 4].map((status) =>
    scanOutcome({ secondsLeft: 0, status, error: null }),
  );
  expect(outcomes).toEqual(['progress', 'progress', 'progress', 'success', 'failed', 'progress']);
});

it('is settled only after the countdown, whatever is known before [A-141]', () => {
  for (const status of [1, 2, 3])
    expect(scanOutcome({ secondsLeft: 1, status, error: null })).toBe('progress');
});

it('fails where the server does not know the scan, and goes on where the connection is lost or the server is busy', () => {
  expect(scanOutcome({ secondsLeft: 0, status: null, error: refusal })).toBe('failed');
  for (const error of [busy, lost]) {
    expect(scanOutcome({ secondsLeft: 0, status: null, error })).toBe('progress');
    expect(isSettled({ status: 1, error })).toBe(false);
  }
});
