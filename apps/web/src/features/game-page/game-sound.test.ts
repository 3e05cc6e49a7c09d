import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { isMuted, rememberMuted } from './game-sound.ts';

it('remembers in this browser that games are silent, until they sound again', () => {
  const storage = createMemoryStorage();
  const open = () => createStore(storage, 'perya.example.ph');
  expect(isMuted(open())).toBe(false);
  rememberMuted(open(), true);
  expect(isMuted(open())).toBe(true);
  rememberMuted(open(), false);
  expect(isMuted(open())).toBe(false);
  open().write('game-sound', { anything: 'else' });
  expect(isMuted(open())).toBe(false);
});
