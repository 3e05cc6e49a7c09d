import { companyReturnPath } from '@perya/contract/staff/company-return';
import { invitationPath } from '@perya/contract/staff/invitation-link';
import { useState } from 'react';
import { Preferences } from '../../lib/fields/preferences.tsx';
import { takePlace } from './leave-for-company.ts';
import { LoginFlow } from './login-flow.tsx';

/** The invitation that was followed here; it leaves the address, so that nobody reads it off the screen or a history. */
function takeFromAddress(): string | null {
  if (location.pathname !== invitationPath || location.hash.length < 2) return null;
  const invitation = location.hash.slice(1);
  history.replaceState(null, '', invitationPath);
  return invitation;
}

/** What the login of the company has sent the browser back with; it leaves the address likewise. */
function takeReturned(): string | null {
  if (location.pathname !== companyReturnPath || location.search.length < 2) return null;
  const query = location.search.slice(1);
  history.replaceState(null, '', companyReturnPath);
  return query;
}

/** The server shows this page at every address to whoever is not logged in; afterwards it shows what was asked for. */
export function LoginPage() {
  const [invitation] = useState(takeFromAddress);
  const [returned] = useState(takeReturned);
  const goOn = () => {
    if (location.pathname === invitationPath) location.replace('/backoffice');
    else if (location.pathname === companyReturnPath) location.replace(takePlace());
    else location.reload();
  };
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] justify-items-center gap-6 p-4 pt-[max(2rem,12vh)]">
      <main className="flex w-full max-w-96 flex-col gap-6 self-start">
        <p className="flex items-center gap-2 font-bold text-[0.9375rem]">
          <img src="/art/brands/perya-favicon.svg" alt="" width="24" height="24" />
          Perya Backoffice
        </p>
        <div className="rounded-card border border-line bg-raised p-6 shadow-card">
          <LoginFlow invitation={invitation} returned={returned} onDone={goOn} />
        </div>
      </main>
      <Preferences />
    </div>
  );
}
