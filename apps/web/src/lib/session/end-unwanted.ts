import { logout } from '@perya/contract/identity/calls/session';
import { apiWith } from '../http/api.ts';

/** Ends a session that was opened by a link and that nobody here wants; nothing is said where that fails. */
export async function endUnwanted(token: string): Promise<void> {
  if (token === '') return;
  await apiWith(token)
    .call(logout, {})
    .catch(() => {});
}
