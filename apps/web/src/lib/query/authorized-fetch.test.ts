import { expect, it } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';

it('throws Unauthorized without a token, before anything is asked [A-372 A-405]', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return 'answer';
  };
  await expect(authorizedFetch(() => null, ask)()).rejects.toMatchObject({
    category: 'repository',
    message: 'Unauthorized',
  });
  expect(asked).toBe(0);
  await expect(authorizedFetch(() => 'token', ask)()).resolves.toBe('answer');
});
