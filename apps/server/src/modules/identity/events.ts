import { loginMethods } from '@perya/contract/identity/calls/account';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** Where it happened, as the player knows it. */
const place = { brand: z.string(), device: z.string(), address: z.string() };

export const registered = declareEvent(
  'identity.registered',
  z.object({
    ...place,
    /** Which brand's documents were agreed to; two brands may have one name. */
    tag: z._default(z.string(), ''),
    /** By which advertisement the player came, and by which click on it; empty for none. */
    adId: z._default(z.string(), ''),
    adClickId: z._default(z.string(), ''),
  }),
);

export const loggedIn = declareEvent(
  'identity.logged-in',
  z.object({
    ...place,
    method: z.enum(loginMethods),
    isNewDevice: z.boolean(),
    /** The login that comes with the registration. */
    isFirst: z.boolean(),
  }),
);

export const sessionsEnded = declareEvent(
  'identity.sessions-ended',
  z.object({ ...place, count: z.int(), sessions: z._default(z.array(z.string()), []) }),
);

export const passwordChanged = declareEvent('identity.password-changed', z.object(place));

export const secondFactorChanged = declareEvent(
  'identity.second-factor-changed',
  z.object({ ...place, isOn: z.boolean() }),
);

export const passkeyChanged = declareEvent(
  'identity.passkey-changed',
  z.object({ ...place, name: z.string(), isAdded: z.boolean() }),
);

export const recoveryCodesRenewed = declareEvent(
  'identity.recovery-codes-renewed',
  z.object(place),
);

/** A player took away all that is known of them. */
export const dataExported = declareEvent('identity.data-exported', z.object(place));

export const detailChanged = declareEvent(
  'identity.detail-changed',
  z.object({
    ...place,
    fields: z.array(z.enum(['nickname', 'email', 'avatar'])),
    /** The proved address that another has replaced: it is told too. */
    replacedEmail: z.optional(z.string()),
  }),
);

/** From now on the address can reset the password. */
export const emailProved = declareEvent(
  'identity.email-proved',
  z.object({ ...place, email: z.string() }),
);

export const phoneChanged = declareEvent(
  'identity.phone-changed',
  z.object({
    ...place,
    before: z.string(),
    after: z.string(),
    /** The proved address, which is told too. */
    email: z.nullable(z.string()),
  }),
);

/** Staff made the player a test account, or no longer. */
export const testAccountSwitched = declareEvent(
  'identity.test-account-switched',
  z.object({ brand: z.string(), isOn: z.boolean() }),
);

/** Nobody logs in any more, but to take it back until that moment. */
export const accountClosed = declareEvent(
  'identity.account-closed',
  z.object({ brand: z.string(), until: z.string() }),
);

export const accountReopened = declareEvent(
  'identity.account-reopened',
  z.object({ brand: z.string() }),
);

/** Nobody is known by the account any more: modules above forget in the same transaction. */
export const accountErased = declareEvent('identity.account-erased', z.object({}));

/** Too many wrong attempts: what was tried is closed for a while. */
export const lockedOut = declareEvent(
  'identity.locked-out',
  z.object({ ...place, tried: z.enum(['code', 'password', 'totp']) }),
);
