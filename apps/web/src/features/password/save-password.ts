import type { SentCode } from '../../lib/codes/send-code-to.ts';
import type { NewPassword, PasswordCalls } from './password-calls.ts';

/** How the new password may be set; null while nothing has been proved. */
export type Way =
  | { readonly kind: 'create' }
  | { readonly kind: 'old-password'; readonly oldPassword: string }
  | { readonly kind: 'code'; readonly sent: SentCode; readonly code: string };

interface Proved {
  readonly hasPassword: boolean;
  readonly sent: SentCode | null;
  readonly code: string | null;
  readonly oldPassword: string | null;
}

/** A first password needs no proof; another needs the old one or a code. [A-281 A-282 A-283] */
export function wayTo({ hasPassword, sent, code, oldPassword }: Proved): Way | null {
  if (!hasPassword) return { kind: 'create' };
  if (oldPassword !== null) return { kind: 'old-password', oldPassword };
  return sent !== null && code !== null ? { kind: 'code', sent, code } : null;
}

export async function savePassword(
  calls: PasswordCalls,
  { way, ...input }: NewPassword & { readonly way: Way },
): Promise<void> {
  if (way.kind === 'code') await calls.byCode(way.sent, way.code, input);
  else await calls.byOldPassword(way.kind === 'create' ? '' : way.oldPassword, input);
}
