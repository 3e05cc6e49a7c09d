import { expect, it } from 'vitest';
import { avatarUrl } from './avatar-url.ts';

it('finds an uploaded picture among the files', () => {
  expect(avatarUrl('avatars/7/a.webp', '')).toBe('/files/avatars/7/a.webp');
  expect(avatarUrl('avatars/7/a.webp', 'https://img.example')).toBe(
    'https://img.example/files/avatars/7/a.webp',
  );
});

it('leaves a drawing and a foreign address where they are', () => {
  expect(avatarUrl('/art/avatars/men-1-96.webp', '')).toBe('/art/avatars/men-1-96.webp');
  expect(avatarUrl('https://img.example/a.webp', '')).toBe('https://img.example/a.webp');
});

it('has no address where there is no picture', () => {
  expect(avatarUrl('', 'https://img.example')).toBe('');
});
