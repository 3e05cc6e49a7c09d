import { expect, it } from 'vitest';
import { chatAddress } from './chat-address.ts';

const chat = 'https://chat.example/perya?room=1';

it('carries nickname and email of the player, and what the operator has put there [G-066 G-237]', () => {
  const player = { nickname: 'Ana & Co', username: 'ana77', email: 'ana+1@example.ph' };
  const { origin, pathname, searchParams } = new URL(chatAddress(chat, player));
  expect(`${origin}${pathname}`).toBe('https://chat.example/perya');
  expect(Object.fromEntries(searchParams)).toEqual({
    room: '1',
    name: 'Ana & Co',
    email: 'ana+1@example.ph',
  });
});

it('calls whoever has no nickname by the handle, and leaves an unknown email empty [G-332]', () => {
  const player = { nickname: '', username: 'ana77', email: '' };
  expect(chatAddress(chat, player)).toBe('https://chat.example/perya?room=1&name=ana77&email=');
});
