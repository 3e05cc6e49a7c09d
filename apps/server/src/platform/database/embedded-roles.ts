import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { roles } from './roles.ts';

export type RoleName = keyof typeof roles;

const fileOf = (dataDir: string, name: RoleName) => join(dataDir, `postgres.${name}.password`);

/** The password that a role of the embedded database has; null before its first start with roles. */
export function readPassword(dataDir: string, name: RoleName): string | null {
  const file = fileOf(dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Gives each role a password of its own, kept in the data folder, also where the folder is older than the roles. */
export async function openRoles(
  owner: pg.ClientBase,
  dataDir: string,
): Promise<Record<RoleName, string>> {
  const passwords: Partial<Record<RoleName, string>> = {};
  for (const name of Object.keys(roles) as RoleName[]) {
    const password = readPassword(dataDir, name) ?? randomBytes(24).toString('base64url');
    writeFileSync(fileOf(dataDir, name), password, { mode: 0o600 });
    await owner.query(`alter role ${roles[name]} login password '${password}'`);
    passwords[name] = password;
  }
  return passwords as Record<RoleName, string>;
}
