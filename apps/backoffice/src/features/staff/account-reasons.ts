/** Why an account is changed, by what is decided: it stands in the audit. */
export const accountReasons = {
  role: ['moved', 'joined', 'other'],
  phone: ['joined', 'number', 'other'],
  off: ['left', 'away', 'suspected', 'other'],
  on: ['back', 'cleared', 'other'],
  sessions: ['suspected', 'lent', 'left', 'other'],
} as const;

export type AccountDecision = keyof typeof accountReasons;
export type AccountReason = (typeof accountReasons)[AccountDecision][number];
