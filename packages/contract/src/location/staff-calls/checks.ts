import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { locationMoments, locationOutcomes } from '../checks.ts';

const locationCheck = z.object({
  id: id(),
  at: unixSeconds(),
  /** Null of somebody who was not let in. */
  uid: z.nullable(id()),
  moment: z.enum(locationMoments),
  outcome: z.enum(locationOutcomes),
  /** Two letters; empty where the address has no country. */
  country: z.string(),
  /** The network of the address, not the whole of it. */
  network: z.string(),
  /** Whether the device gave its position. */
  has_position: z.boolean(),
});

export const listLocationChecks = defineCall({
  method: 'GET',
  path: '/backoffice/api/location/checks',
  access: { staff: 'limits.read' },
  summary: 'From where players were let in, paid in and played, or were refused, the newest first',
  request: z.object({
    ...listRequest,
    uid: z.optional(id()),
    outcome: z.optional(z.enum(locationOutcomes)),
  }),
  answer: listPage(locationCheck),
});

export const locationChecksCalls = { listLocationChecks } as const;
