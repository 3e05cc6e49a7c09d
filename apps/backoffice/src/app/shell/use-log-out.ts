import { logoutStaff } from '@perya/contract/staff/calls/own';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** The way out: the server then shows the login page, here and in every other tab. */
export function useLogOut(): { readonly logOut: () => void } {
  const { submit } = useSubmit(logoutStaff, { onDone: () => location.assign('/backoffice') });
  return { logOut: () => void submit({}) };
}
