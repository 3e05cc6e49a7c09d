import { permissionsHeader } from '@perya/contract/staff/permissions-mark';
import { useSession } from './session.ts';

let mark: string | null = null;
let onChange: () => void = () => {};

/** The app reads the session anew when the server says that permissions are no longer the same. */
export function onPermissionsChange(react: () => void): void {
  onChange = react;
}

/** Looks at every answer: whether the session still stands, and whether its permissions are still the same. */
export function noteAnswer(response: Response, isByHand: boolean): void {
  if (response.status === 401) {
    useSession.setState({ isEnded: true });
    return;
  }
  if (isByHand) useSession.setState({ answeredAt: Date.now() });
  // Refused for want of a permission that the page believed to have.
  if (response.status === 403) onChange();
  const said = response.headers.get(permissionsHeader);
  if (said === null) return;
  const hasChanged = mark !== null && mark !== said;
  mark = said;
  if (hasChanged) onChange();
}
