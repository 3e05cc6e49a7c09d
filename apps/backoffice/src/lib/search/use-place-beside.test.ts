import { expect, it } from 'vitest';
import { placeBeside } from './use-place-beside.ts';

const phone = { width: 390, height: 844 };

it('stays within the window of a phone, however far to the right its field stands', () => {
  const place = placeBeside({ left: 230, top: 120, bottom: 152, width: 160 }, phone);
  expect(place).toMatchObject({ width: 288, left: 94, top: 156 });
});

it('stands above its field where there is no room beneath it', () => {
  const place = placeBeside({ left: 16, top: 760, bottom: 792, width: 358 }, phone);
  expect(place).toMatchObject({ left: 16, width: 358, bottom: 88 });
  expect(place.top).toBeUndefined();
});
