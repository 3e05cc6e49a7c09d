import type { KycStatus } from '@perya/contract/rules/kyc-status';

/** The screens of the wizard by their number. The scanner's capture is the provider's page; the basic form stands beside the wizard. [A-117 A-118 A-119] */
export const stages = {
  entry: 0,
  intro: 1,
  idType: 2,
  scanResult: 3,
  selfieGuide: 4,
  selfie: 5,
  form: 6,
  success: 7,
} as const;

export type Stage = (typeof stages)[keyof typeof stages];

export interface WizardStage {
  /** Where the player has got to; survives a reload. */
  readonly stored: Stage;
  /** Shown whatever the status says, until the player moves or leaves. */
  readonly fixed: Stage | null;
}

const first = stages.entry;
const last = stages.success;

/** Whatever is given, within 0…7. [A-118 A-205] */
export function stageOf(value: unknown): Stage {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : first;
  if (!Number.isInteger(number)) return first;
  return Math.min(last, Math.max(first, number)) as Stage;
}

/** The stage that a status allows alone; null lets the player move. A test account counts as verified. [A-203 A-204] */
export function forcedStage(status: KycStatus): Stage | null {
  if (status === 'under_review' || status === 'block') return stages.entry;
  return status === 'fully_kyc' || status === 'test_account' ? stages.success : null;
}

/** [A-203 A-204 A-207] */
export function shownStage({ stored, fixed }: WizardStage, status: KycStatus): Stage {
  return fixed ?? forcedStage(status) ?? stored;
}

/** Any move clears what was fixed. */
export function movedTo(stage: number): WizardStage {
  return { stored: stageOf(stage), fixed: null };
}

/** [A-205 A-206] */
export const nextStage = ({ stored }: WizardStage): WizardStage => movedTo(stored + 1);
export const previousStage = ({ stored }: WizardStage): WizardStage => movedTo(stored - 1);

/** The success screen shows once, though the new status asks for the entry; the next visit begins there. */
export const afterSubmit: WizardStage = { stored: stages.entry, fixed: stages.success };
