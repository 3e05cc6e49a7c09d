import { staffCalls } from '@perya/contract/staff/staff-calls';
import { type ApiStaff, createApiStaff } from './api-staff.ts';
import type { TestServer } from './test-server.ts';

/** A role of the operator's own that may everything but what the AML officers have among themselves. */
export const widestOwnRole = 'own-all-but';

/** Everybody who reads the audit and is no officer: the first is an administrator, the last has the widest own role. */
export async function createOutsiders(
  server: TestServer,
): Promise<[ApiStaff, ApiStaff, ApiStaff, ApiStaff]> {
  const sql = (text: string, values: unknown[]) => server.database.owner.query(text, values);
  const administrator = await createApiStaff(server, 'administrator');
  const role = { role: widestOwnRole, title: 'All but', reason: 'for the desk of the night' };
  await administrator.client.call(staffCalls.addRole, role);
  await sql(
    `insert into staff.role_permission (role, permission)
     select $1, name from staff.permission where name not like 'aml.%' on conflict do nothing`,
    [widestOwnRole],
  );
  const widest = await createApiStaff(server, 'support');
  await sql('update staff.account set role = $2 where id = $1', [widest.id, widestOwnRole]);
  const auditor = await createApiStaff(server, 'auditor');
  return [administrator, auditor, await createApiStaff(server, 'risk'), widest];
}
