import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { companyReturnPath } from '@perya/contract/staff/company-return';
import { invitationPath } from '@perya/contract/staff/invitation-link';

const name = 'staff-login-place';
const home = '/backoffice';

/** Leaves for the login of the company; whoever comes back goes on to where they wanted to go. */
export function leaveForCompany(address: string): void {
  const { pathname, search } = location;
  const isPlace = pathname !== invitationPath && pathname !== companyReturnPath;
  if (isPlace) sessionStore.write(name, `${pathname}${search}`);
  location.assign(address);
}

/** Where they wanted to go, once. */
export function takePlace(): string {
  const place = sessionStore.read(name);
  sessionStore.remove(name);
  return typeof place === 'string' && place.startsWith(home) ? place : home;
}
