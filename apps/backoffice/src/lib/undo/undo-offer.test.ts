import { expect, test } from 'vitest';
import { endOffer, offerUndo, undoMs, useUndoOffer } from './undo-offer.ts';

test('the last thing done can be taken back for a minute, and ends without ending another', () => {
  offerUndo('Removed: one', async () => true);
  const first = useUndoOffer.getState().offer;
  expect(first?.untilMs).toBeGreaterThan(Date.now() + undoMs - 1000);
  offerUndo('Removed: two', async () => true);
  if (first) endOffer(first);
  const second = useUndoOffer.getState().offer;
  expect(second?.text).toBe('Removed: two');
  if (second) endOffer(second);
  expect(useUndoOffer.getState().offer).toBeNull();
});
