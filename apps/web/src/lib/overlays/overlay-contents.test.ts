import { expect, it } from 'vitest';
import { offerOverlayContents, useOverlayContents } from './overlay-contents.ts';

it('puts a content behind its action and takes it out again', () => {
  const content = { title: { id: 'title' }, Content: () => null };
  const takeOut = offerOverlayContents({ login: content });
  expect(useOverlayContents.getState().login).toBe(content);
  takeOut();
  expect(useOverlayContents.getState()).toEqual({});
});
