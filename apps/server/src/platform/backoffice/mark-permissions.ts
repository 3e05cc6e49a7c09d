import { createHash } from 'node:crypto';
import { permissionsHeader } from '@perya/contract/staff/permissions-mark';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../http/caller.ts';

const markLength = 12;

/** Tells staff by every answer which permissions they have, so that an open tab notices when they change. */
export function markPermissions(reply: FastifyReply, { fields }: Caller): void {
  if (!('permissions' in fields)) return;
  const names = [...fields.permissions].sort().join(' ');
  const mark = createHash('sha256').update(names).digest('base64url').slice(0, markLength);
  reply.header(permissionsHeader, mark);
}
