import { hostname, userInfo } from 'node:os';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { createStaffInviter } from '../modules/staff/index.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { StartError } from '../platform/start-error.ts';
import { readEmail, readWords } from '../staff-words.ts';
import { printInvitation } from './print-invitation.ts';
import { runCommand } from './run-command.ts';

/** Invites a staff account anew, for whoever has lost password or app and has no colleague to ask. */
runCommand((words) => {
  const given = readWords(words, ['email'], 'npm run staff:invite -- --email ADDRESS');
  const email = readEmail(given.email);
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const reason = `by ${userInfo().username} on ${hostname()}`;
    const inviter = createStaffInviter(pool, { audit });
    try {
      const invitation = await inviter.inviteAgain(bySystem('staff:invite'), email, reason);
      if (!invitation) throw new StartError(`${email} has no staff account.`);
      printInvitation(settings, email, invitation);
    } catch (error) {
      throw error instanceof Refusal ? new StartError(`${error.message}.`) : error;
    }
  };
});
