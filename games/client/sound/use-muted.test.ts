import { expect, test } from 'vitest';
import { readHostMessage } from './use-muted.ts';

test('hears from the page around it whether to be silent, and nothing else', () => {
  expect(readHostMessage({ type: 'perya:sound', isMuted: true, more: 1 })).toEqual({
    type: 'perya:sound',
    isMuted: true,
  });
  for (const data of [null, 'perya:sound', { type: 'perya:sound' }, { isMuted: true }]) {
    expect(readHostMessage(data)).toBeNull();
  }
});
