import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { ClientError } from '@perya/contract/client-errors';
import { describe, expect, it } from 'vitest';
import { logOut } from './log-out.ts';

function leaving(ask: () => Promise<unknown>) {
  const done: string[] = [];
  const storage = createMemoryStorage();
  storage.setItem('perya:v1:session', 'x');
  storage.setItem('perya:v1:profile', 'x');
  storage.setItem('of-someone-else', 'x');
  const steps = {
    ask,
    stopFetching: () => void done.push('stop fetching'),
    resumeFetching: () => void done.push('resume fetching'),
    goHome: async () => void done.push('home'),
    clearToken: () => void done.push('clear'),
    storage,
    forgetShared: async () => void done.push('forget shared'),
  };
  return { done, storage, steps };
}

describe('logOut', () => {
  it('goes to the index and empties the local storage after the call [A-254 A-255]', async () => {
    const { done, storage, steps } = leaving(async () => void done.push('call'));
    await logOut(steps);
    expect(done).toEqual(['stop fetching', 'call', 'home', 'forget shared', 'clear']);
    expect(storage.length).toBe(0);
  });

  it('leaves which announcements were seen to whoever forgets those of the login [M-253]', async () => {
    const { storage, steps } = leaving(async () => {});
    storage.setItem('perya:v1:announcements', '{}');
    await logOut(steps);
    expect([storage.length, storage.key(0)]).toEqual([1, 'perya:v1:announcements']);
  });

  it('leaves that the device is shared, and none of the records that were kept on it', async () => {
    const { storage, steps } = leaving(async () => {});
    storage.setItem('perya:v1:shared-device', '"on"');
    storage.setItem('perya:v1:records', '{}');
    await logOut(steps);
    expect([storage.length, storage.key(0)]).toEqual([1, 'perya:v1:shared-device']);
  });

  it('changes nothing when the server cannot be told [A-432]', async () => {
    const failed = new ClientError('network', 'Network error', 'NETWORK');
    const { done, storage, steps } = leaving(() => Promise.reject(failed));
    await expect(logOut(steps)).rejects.toBe(failed);
    expect(done).toEqual(['stop fetching', 'resume fetching']);
    expect(storage.length).toBe(3);
  });

  it('is done with a session that the server no longer knows', async () => {
    const unknown = new ClientError('authentication', 'Authentication required', 'UNAUTHENTICATED');
    const { done, steps } = leaving(() => Promise.reject(unknown));
    await logOut(steps);
    expect(done).toEqual(['stop fetching', 'home', 'forget shared', 'clear']);
  });
});
