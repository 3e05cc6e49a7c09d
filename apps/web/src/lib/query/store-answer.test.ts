import { localStore } from '@perya/app-kit/browser/browser-stores';
import { getProfile, type Profile } from '@perya/contract/profile/calls/profile';
import { afterEach, describe, expect, it } from 'vitest';
import { readRecordHistory, removePlayerRecords } from '../player/player-record.ts';
import { useSession } from '../session/session.ts';
import { storeAnswer } from './store-answer.ts';

afterEach(() => {
  removePlayerRecords(localStore);
  useSession.setState({ profile: null });
});

describe('what is kept of the profile', () => {
  it('holds no name and no gender once the page is gone, and all of it while it is there', () => {
    const profile = {
      uid: '10000001',
      nickname: 'Marikit',
      real_username: JSON.stringify({ first_name: 'Narcisa', last_name: 'Quiambao' }),
      gender: 'female',
    } as Profile;
    storeAnswer(getProfile, profile);
    expect(useSession.getState().profile).toEqual(profile);
    const kept = [localStore.read('profile'), readRecordHistory(localStore, 'profile')];
    expect(kept[0]).toMatchObject({ uid: '10000001', nickname: 'Marikit' });
    const written = JSON.stringify(kept);
    for (const word of ['Narcisa', 'Quiambao', 'female']) expect(written).not.toContain(word);
  });
});
