import { expect, it } from 'vitest';
import { photoAfter } from './photo-after.ts';

const names = ['idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath'] as const;
const none = { idPhoto: '', idPhotoBack: '', selfieWithIDPhotoPath: '' };

it('goes on to the next photo that is missing, and ends after the last [A-167]', () => {
  expect(photoAfter('idPhoto', names, none)).toBe('idPhotoBack');
  expect(photoAfter('idPhoto', names, { ...none, idPhotoBack: 'key' })).toBe(
    'selfieWithIDPhotoPath',
  );
  expect(photoAfter('idPhotoBack', names, none)).toBe('selfieWithIDPhotoPath');
  expect(photoAfter('selfieWithIDPhotoPath', names, none)).toBeNull();
});
