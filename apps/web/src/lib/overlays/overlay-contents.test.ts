import { expect, it } from 'vitest';
import { offerOverlayContents, useOverlayContents } from './overlay-contents.ts';

const content = { title: { id: 'title' }, Content: () => null };

it('puts a content behind its action and takes it out again', () => {
  const takeOut = offerOverlayContents({ login: content });
  expect(useOverlayContents.getState().login).toBe(content);
  takeOut();
  expect(useOverlayContents.getState()).toEqual({});
});

it('keeps what a page offers over what the app offers later, and shows that again afterwards', () => {
  const ofApp = { ...content };
  const leavePage = offerOverlayContents({ login: content });
  const takeOut = offerOverlayContents({ login: ofApp, withdraw: ofApp }, true);
  expect(useOverlayContents.getState()).toEqual({ login: content, withdraw: ofApp });
  expect(useOverlayContents.getState().login).toBe(content);
  leavePage();
  expect(useOverlayContents.getState().login).toBe(ofApp);
  takeOut();
});
