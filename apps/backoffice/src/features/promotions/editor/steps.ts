import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The steps in which a promotion is written, and the fields of each by the beginnings of their names. */
export const steps = {
  words: { title: msg`What players read`, fields: ['name_', 'terms_'] },
  rules: {
    title: msg`When and for what`,
    fields: [
      'starts_at',
      'ends_at',
      'rules',
      'cash_type',
      'wagering_times',
      'claim_hours',
      'place',
    ],
  },
  cost: {
    title: msg`What it may cost`,
    fields: ['budget', 'day_cap', 'player_cap', 'exclusive_group', 'is_one_per_person'],
  },
  audience: {
    title: msg`For whom`,
    fields: ['statuses', 'partners', 'uids', 'level_', 'registered_'],
  },
} as const satisfies Record<string, { title: MessageDescriptor; fields: readonly string[] }>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];

/** The step that a field stands in. */
export const stepOf = (field: string): Step | undefined =>
  stepNames.find((step) => steps[step].fields.some((name) => field.startsWith(name)));

/** Where one goes from here; undefined after the last. */
export const stepAfter = (step: Step): Step | undefined => stepNames[stepNames.indexOf(step) + 1];
