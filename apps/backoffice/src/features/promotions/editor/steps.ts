/** The steps in which a promotion is written. */
export type Step = 'words' | 'rules' | 'cost' | 'audience';

/** The fields of each, by the beginnings of their names. */
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  words: ['name_', 'terms_'],
  rules: ['starts_at', 'ends_at', 'rules', 'cash_type', 'wagering_times', 'claim_hours', 'place'],
  cost: ['budget', 'day_cap', 'player_cap', 'exclusive_group', 'is_one_per_person'],
  audience: ['statuses', 'partners', 'uids', 'level_', 'registered_'],
};
export const stepNames = Object.keys(fieldsOf) as Step[];

/** The step that a field stands in. */
export const stepOf = (field: string): Step | undefined =>
  stepNames.find((step) => fieldsOf[step].some((name) => field.startsWith(name)));

/** Where one goes from here; undefined after the last. */
export const stepAfter = (step: Step): Step | undefined => stepNames[stepNames.indexOf(step) + 1];
