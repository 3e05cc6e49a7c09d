export * as identityEvents from './events.ts';
export { createIdentity, type Identity } from './identity.ts';
