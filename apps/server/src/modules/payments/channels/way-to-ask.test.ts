import { expect, test } from 'vitest';
import type { PaymentGateway } from '../../../providers/payments/gateway.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { wayToAsk } from './way-to-ask.ts';

const inquire: PaymentGateway['inquire'] = async () => ({ state: 'unsaid' });
const gateways = new Map<string, PaymentGateway>([
  ['mute', createScriptedGateway('mute')],
  ['own', { ...createScriptedGateway('own'), inquire }],
  ['other', { ...createScriptedGateway('other'), inquire }],
]);
const rail = (gateway: string) => ({
  gateway,
  method: `at-${gateway}`,
  cost_fixed: 0,
  cost_basis_points: 0,
});
const askedOf = (gateway: string, rails: string[], inUse = 0) => {
  const channel = { gateway, method: 'gcash', payoutRails: rails.map(rail), rail: inUse };
  const way = wayToAsk(gateways, channel);
  return way && [way.gateway, way.method];
};

test('the gateway in use is asked, by its own name of the way to pay', () => {
  expect(askedOf('own', ['other'])).toEqual(['own', 'gcash']);
  expect(askedOf('own', ['other'], 1)).toEqual(['other', 'at-other']);
});

test('one behind it is asked where that one offers it not, and nobody where none does', () => {
  expect(askedOf('mute', ['gone', 'own', 'other'])).toEqual(['own', 'at-own']);
  expect(askedOf('own', ['mute'], 1)).toBeNull();
  expect(askedOf('gone', [])).toBeNull();
});
