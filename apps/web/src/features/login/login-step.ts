/** The documents' three steps, and a fourth for players who asked for a second factor. [A-086 A-087 A-088 M-193] */
export const loginSteps = [
  'login-otp-1',
  'login-otp-2',
  'login-password',
  'login-app-code',
] as const;
export type LoginStep = (typeof loginSteps)[number];

/** Only what needs nothing from an earlier step can be opened by an address; anything else starts at the phone. */
export function firstStep(named: string | undefined): LoginStep {
  return named === 'login-password' ? 'login-password' : 'login-otp-1';
}

export type LoginMove =
  | 'code-sent'
  | 'reset-phone'
  | 'with-password'
  | 'with-code'
  | 'second-factor-asked';

const moves: Record<LoginStep, Partial<Record<LoginMove, LoginStep>>> = {
  'login-otp-1': { 'code-sent': 'login-otp-2', 'with-password': 'login-password' },
  'login-otp-2': { 'reset-phone': 'login-otp-1', 'second-factor-asked': 'login-app-code' },
  'login-password': { 'with-code': 'login-otp-1', 'second-factor-asked': 'login-app-code' },
  'login-app-code': { 'reset-phone': 'login-otp-1' },
};

/** Every way between the steps, and no other. [A-272 A-273 A-274 A-275 M-194 M-195 M-196] */
export function moveStep(step: LoginStep, move: LoginMove): LoginStep {
  return moves[step][move] ?? step;
}
