import { expect, test } from 'vitest';
import { GatewayFailure, gatewayOf } from './gateway.ts';

test('a gateway that the settings no longer have is missing, and not an error of its own', () => {
  expect(() => gatewayOf(new Map(), 'gone')).toThrow(new GatewayFailure('missing'));
});
