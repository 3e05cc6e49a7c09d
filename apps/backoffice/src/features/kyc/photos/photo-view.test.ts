import { describe, expect, test } from 'vitest';
import { movePhoto, turnPhoto, wholePhoto, zoomPhoto } from './photo-view.ts';

describe('a photo that is looked at', () => {
  test('comes closer up to eight times and never gets smaller than its frame', () => {
    expect(zoomPhoto(wholePhoto, 1.5).zoom).toBe(1.5);
    expect(zoomPhoto(zoomPhoto(wholePhoto, 6), 6).zoom).toBe(8);
    expect(zoomPhoto(wholePhoto, 0.5)).toEqual(wholePhoto);
  });

  test('keeps what lies under the pointer while it comes closer', () => {
    const at = { x: 0.2, y: -0.1 };
    const view = zoomPhoto(wholePhoto, 2, at);
    // A point of the photo lies at view + point × zoom.
    expect(view.x + 0.2 * 2).toBeCloseTo(0.2);
    expect(view.y + -0.1 * 2).toBeCloseTo(-0.1);
  });

  test('is moved as far as its edge and no further', () => {
    expect(movePhoto(wholePhoto, { x: 0.3, y: 0.3 })).toEqual(wholePhoto);
    const near = zoomPhoto(wholePhoto, 2);
    expect(movePhoto(near, { x: 0.3, y: -2 })).toMatchObject({ x: 0.3, y: -0.5 });
  });

  test('is back in the middle when it is small again', () => {
    const moved = movePhoto(zoomPhoto(wholePhoto, 4), { x: 1, y: 1 });
    expect(zoomPhoto(moved, 0.25)).toMatchObject({ zoom: 1, x: 0, y: 0 });
  });

  test('turns by quarters and is upright again after four', () => {
    const turned = turnPhoto(zoomPhoto(wholePhoto, 2));
    expect(turned).toMatchObject({ turn: 90, zoom: 2 });
    expect(turnPhoto(turnPhoto(turnPhoto(turned)))).toMatchObject({ turn: 0, zoom: 2 });
  });
});
