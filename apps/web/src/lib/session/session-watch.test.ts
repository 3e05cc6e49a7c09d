import { expect, it } from 'vitest';
import { onceWatching, suspendWatch } from './session-watch.ts';

it('holds back what follows the session while it is suspended, and does the last of it afterwards, once [M-259]', () => {
  const done: string[] = [];
  onceWatching('token', () => done.push('before'));
  const resume = suspendWatch();
  const resumeOther = suspendWatch();
  onceWatching('token', () => done.push('gone'));
  onceWatching('token', () => done.push('token'));
  onceWatching('kyc', () => done.push('kyc'));
  expect(done).toEqual(['before']);
  resume();
  resume();
  expect(done).toEqual(['before']);
  resumeOther();
  expect(done).toEqual(['before', 'token', 'kyc']);
  onceWatching('kyc', () => done.push('after'));
  expect(done).toEqual(['before', 'token', 'kyc', 'after']);
});
