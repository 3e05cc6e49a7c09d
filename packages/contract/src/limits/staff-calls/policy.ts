import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { policyFigureNames } from '../policy.ts';

const figure = z.object({
  name: z.enum(policyFigureNames),
  value: z.int(),
  /** As `staff:3`, or the release that brought it. */
  made_by: z.string(),
  made_at: unixSeconds(),
});
export type PolicyFigureLine = z.output<typeof figure>;

export const readProtectionPolicy = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/policy',
  access: { staff: 'limits.read' },
  summary: 'The figures of the law by which players are protected, and who set each',
  request: z.object({}),
  answer: z.object({ figures: z.array(figure) }),
});

const wanted = z.object({ name: z.enum(policyFigureNames), value: z.int() });
export type PolicyWanted = z.output<typeof wanted>;

export const askProtectionPolicy = defineRequest({
  asks: 'limits.policy',
  permission: 'limits.policy',
  title: { en: 'A figure of the protection of players', tl: 'Bilang sa proteksyon ng manlalaro' },
  reasons: ['regulator', 'planned', 'mistake-of-house', 'other'],
  input: wanted,
  path: '/backoffice/api/limits/policy/ask',
  summary: 'Asks a second person for another figure of the protection of players',
  errors: ['POLICY_BOUNDS', 'LIMITS_UNCHANGED'],
  refreshes: [readProtectionPolicy],
});

export const protectionPolicyCalls = { readProtectionPolicy } as const;
export const askingForProtectionCalls = { askProtectionPolicy } as const;
