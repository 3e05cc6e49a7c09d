import { randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

/** A secret that a person reads, writes down and types: 80 bits, in groups of four. */
export const readableSecret = () => toBase32(randomBytes(10)).replace(/.{4}(?=.)/g, '$&-');
