import * as z from 'zod/mini';
import type { Text } from '../text.ts';

/** The roles that an installation begins with; an operator may change what each of them may do. */
export const roles = {
  administrator: {
    en: 'Administrator',
    tl: 'Tagapangasiwa',
  },
  auditor: { en: 'Auditor (reads only)', tl: 'Auditor (tumitingin lamang)' },
  risk: { en: 'Risk', tl: 'Panganib' },
  support: { en: 'Support', tl: 'Suporta' },
  reviewer: { en: 'Identity reviewer', tl: 'Tagasuri ng pagkakakilanlan' },
  cashier: { en: 'Cashier', tl: 'Kahera' },
  games: { en: 'Games', tl: 'Mga laro' },
  promotions: { en: 'Promotions', tl: 'Mga promosyon' },
  content: { en: 'Content', tl: 'Nilalaman' },
  privacy: { en: 'Data protection officer', tl: 'Opisyal ng proteksyon ng datos' },
  /** What it sees nobody else does, the administrator included: whoever is looked at must not be warned. */
  aml: { en: 'AML officer', tl: 'Opisyal ng AML' },
  /** Nobody of the house: for a time, from networks that are named, and every look is kept. */
  regulator: {
    en: 'Regulator (from outside, reads only)',
    tl: 'Regulator (tagalabas, tumitingin lamang)',
  },
} as const satisfies Record<string, Text>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);

/** Whoever has it is from outside of the house. */
export const isOutsideRole = (name: RoleName): boolean => name === 'regulator';

/** A role that the operator has made: by its beginning it is never taken for one of a release. */
export const ownRolePattern = /^own-[a-z0-9][a-z0-9-]{0,34}$/;

/** One of those above, or one of the operator's own. */
export type RoleName = string;

export const ownRoleName = () => z.string().check(z.regex(ownRolePattern));
export const roleName = () => z.union([z.enum(roleNames), ownRoleName()]);

/** What colleagues call a role, in both languages; of an own one it is the same in both. */
export const roleTitle = () => z.object({ en: z.string(), tl: z.string() });
