import { afterEach, expect, it } from 'vitest';
import { cacheSelfie, forgetSelfie, readCachedSelfie, selfiePreview } from './selfie-cache.ts';

afterEach(forgetSelfie);

it('keeps the key of the selfie that was taken, for this player alone [A-151 A-184]', () => {
  expect(readCachedSelfie('7')).toBeNull();
  cacheSelfie('7', 'uploads/7/a', new Blob(['jpeg']));
  cacheSelfie('7', 'uploads/7/b', new Blob(['jpeg']));
  expect(readCachedSelfie('7')).toBe('uploads/7/b');
  expect(selfiePreview('uploads/7/b')).toMatch(/^blob:/);
  expect(readCachedSelfie('8')).toBeNull();
});

it('forgets it, and its picture, once it is submitted', () => {
  cacheSelfie('7', 'uploads/7/a', new Blob(['jpeg']));
  forgetSelfie();
  expect(readCachedSelfie('7')).toBeNull();
  expect(selfiePreview('uploads/7/a')).toBeNull();
});
