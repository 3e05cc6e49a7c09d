import * as z from 'zod/mini';
import { secondFactorProblem } from '../rules/account-fields.ts';
import { type Permission, permissionNames } from './permissions.ts';

/** Any characters, no required mixture and no expiry, as NIST SP 800-63B asks; a second factor always follows. */
export const staffPasswordLength = { min: 12, max: 128 } as const;

/** By characters as a person counts them. */
const lengthOf = (text: string) => [...text].length;

export const staffPassword = () =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          lengthOf(text) >= staffPasswordLength.min && lengthOf(text) <= staffPasswordLength.max,
        `A password has ${staffPasswordLength.min} to ${staffPasswordLength.max} characters`,
      ),
    );

export const staffSecondFactor = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => secondFactorProblem(text) === null,
        'A code has 6 digits, a recovery code 16 letters and digits',
      ),
    );

export const staffEmail = () =>
  z
    .string()
    .check(
      z.maxLength(120, 'An email address has at most 120 characters'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This is not an email address'),
    );

export const staffName = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'A name has at least 2 characters'),
      z.maxLength(80, 'A name has at most 80 characters'),
    );

/** Why staff do what they do: a decision without a reason is not taken. */
export const staffReason = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Say why, in at least 3 characters'),
      z.maxLength(500, 'A reason has at most 500 characters'),
    );

export const permissionList = () =>
  z
    .array(z.enum(permissionNames as [Permission, ...Permission[]]))
    .check(z.maxLength(permissionNames.length));
