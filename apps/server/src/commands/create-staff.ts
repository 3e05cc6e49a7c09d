import { hostname, userInfo } from 'node:os';
import { isOutsideRole, type Role, roleNames } from '@perya/contract/staff/roles';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { createStaffInviter } from '../modules/staff/index.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { StartError } from '../platform/start-error.ts';
import { readEmail, readName, readWords } from '../staff-words.ts';
import { printInvitation } from './print-invitation.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run staff:create -- --email ADDRESS --name NAME --role ROLE';

/** People from outside are invited in the staff app, by two and for a time. */
const ofTheHouse = roleNames.filter((name) => !isOutsideRole(name));

function readRole(given: string): Role {
  const role = ofTheHouse.find((name) => name === given);
  if (!role) {
    throw new StartError(`There is no role ${given}. There are: ${ofTheHouse.join(', ')}.`);
  }
  return role;
}

/** Makes a staff account and prints its invitation, once: the way to the first administrator. */
runCommand((words) => {
  const given = readWords(words, ['email', 'name', 'role'], usage);
  const account = {
    email: readEmail(given.email),
    name: readName(given.name),
    role: readRole(given.role),
  };
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const reason = `by ${userInfo().username} on ${hostname()}`;
    const inviter = createStaffInviter(pool, { audit });
    try {
      printInvitation(
        settings,
        account.email,
        await inviter.invite(bySystem('staff:create'), account, reason),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'STAFF_EMAIL_TAKEN') throw error;
      throw new StartError(
        `${account.email} has an account already. A new invitation to it: npm run staff:invite -- --email ${account.email}`,
      );
    }
  };
}, 'owner');
