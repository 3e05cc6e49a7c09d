import { expect, it } from 'vitest';
import { deviceCode } from './device.ts';

it('says 25 up to 768 px and 24 above', () => {
  expect([320, 768, 769, 1920].map(deviceCode)).toEqual(['25', '25', '24', '24']);
});
