export type LoginReason =
  | 'account'
  | 'box'
  | 'deposit'
  | 'favourites'
  | 'filcoins'
  | 'game'
  | 'identity'
  | 'invite'
  | 'records'
  | 'service'
  | 'vip'
  | 'welfare'
  | 'withdraw';

/** By what was wanted: the path behind the guard, or the word of who asked for the login. The first that fits. */
const reasons: readonly (readonly [RegExp, LoginReason])[] = [
  [/^game |^\/s-game-page\//, 'game'],
  [/^favourite$/, 'favourites'],
  [/^deposit$|^\/cashback/, 'deposit'],
  [/^withdraw$|^\/withdraw-accounts/, 'withdraw'],
  [/^\/s-points/, 'filcoins'],
  [/^\/(?:welfare|daily-wins|my\/bonuses)/, 'welfare'],
  [/^\/blind-box/, 'box'],
  [/^\/s-vip/, 'vip'],
  [/^\/invite/, 'invite'],
  [/^\/(?:service|my\/feedback)/, 'service'],
  [/^\/(?:bet-record|s-transaction)/, 'records'],
  [/^\/s-kyc/, 'identity'],
  // The help is open to all: whoever logs in from there wants nothing of this.
  [/^\/(?:my|s-account|play-limits)(?!\/helpcenter)(?:[/?#]|$)/, 'account'],
];

function wantedOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { wants, to } = data as { wants?: unknown; to?: unknown };
  if (typeof wants === 'string') return wants;
  return typeof to === 'string' ? to : '';
}

/** The game that was wanted, by its code or name; null where it was something else. */
export function wantedGameOf(data: unknown): string | null {
  const [, code] = /^(?:game |\/s-game-page\/)([^/?#]+)/.exec(wantedOf(data)) ?? [];
  return code ?? null;
}

/** Why the login was opened; null where nothing was wanted but to log in. */
export function loginReasonOf(data: unknown): LoginReason | null {
  const wanted = wantedOf(data);
  return reasons.find(([pattern]) => pattern.test(wanted))?.[1] ?? null;
}
