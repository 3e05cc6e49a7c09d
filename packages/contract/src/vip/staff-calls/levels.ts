import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import { vipLevelMax } from '../../rules/vip/levels.ts';
import { defineRequest } from '../../staff/define-request.ts';

/** No threshold is higher: a trillion pesos of stakes. */
const xpMax = 1e12;

const level = z.object({
  level: z.int(),
  tier: z.string(),
  /** What one must have to be there: one for each peso that was staked. */
  xp: z.int(),
  /** What promotions credit for reaching it; null where nothing is. */
  gift: z.nullable(money()),
});
export type StaffVipLevel = z.output<typeof level>;

export const listVipLevels = defineCall({
  method: 'GET',
  path: '/backoffice/api/vip/levels',
  access: { staff: 'promotions.read' },
  summary: 'The VIP levels with their thresholds, and what promotions give for each',
  request: z.object({}),
  answer: z.array(level),
});

const thresholds = z
  .array(z.int().check(z.minimum(1), z.maximum(xpMax)))
  .check(z.minLength(vipLevelMax), z.maxLength(vipLevelMax));

/** Every threshold, from the first level to the last. */
const levelsWanted = z.object({
  xp: thresholds,
  /** As they were seen. */
  seen: thresholds,
});
export type LevelsWanted = z.output<typeof levelsWanted>;

export const askVipLevels = defineRequest({
  asks: 'vip.levels',
  permission: 'vip.levels',
  title: { en: 'VIP levels', tl: 'Mga antas ng VIP' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: levelsWanted,
  path: '/backoffice/api/vip/levels/ask',
  summary: 'Asks a second person to change the thresholds of the VIP levels',
  errors: ['CHANGED_MEANWHILE', 'VIP_ORDER', 'NOTHING_TO_CHANGE'],
  refreshes: [listVipLevels],
});

export const staffVipCalls = { listVipLevels } as const;
export const askingForVipCalls = { askVipLevels } as const;
