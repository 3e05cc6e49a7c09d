import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/browser/memory-storage.ts';
import { createStore } from '../../lib/browser/storage.ts';
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
