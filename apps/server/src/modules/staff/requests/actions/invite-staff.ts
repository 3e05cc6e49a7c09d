import {
  type InvitedAgain,
  invitedAgain,
  type NewColleague,
  newColleague,
} from '@perya/contract/staff/calls/accounts';
import { roles as roleTexts } from '@perya/contract/staff/roles';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { AuditOrigin } from '../../../audit/index.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import { collectInvitation, handOverText, inviteByTwo } from '../../invitations/hand-over.ts';
import { makeAccount } from '../../invitations/invite.ts';
import { takeAwayAccess } from '../../invitations/invite-again.ts';
import type { StaffServices } from '../../services.ts';
import type { RequestAction } from '../request-action.ts';

type Services = Pick<StaffServices, 'accounts' | 'invitations' | 'people' | 'mail'>;
type AgainServices = Services & Pick<StaffServices, 'challenges' | 'guesses' | 'sessions'>;

const staffIdOf = (name: string) => BigInt(name.replace('staff:', ''));

/** Whoever asked and whoever approves: what either of them asks for, the invited person does not decide for a while. */
function byBoth(origin: AuditOrigin, request: { id: string; askedBy: string }) {
  if (origin.actor.kind !== 'staff') throw new Error('Only staff approve an invitation');
  const by = [staffIdOf(request.askedBy), BigInt(origin.actor.id)];
  return { requestId: BigInt(request.id), by };
}

/** An account for a new colleague; who is to be an administrator begins as something else. */
export function createInvite(services: Services): RequestAction<NewColleague> {
  return {
    name: 'staff.invite',
    input: newColleague,
    async check({ email, role }) {
      if (role === 'administrator') throw new Refusal('STAFF_ADMINISTRATOR');
      if (await services.accounts.findByEmail(email)) throw new Refusal('STAFF_EMAIL_TAKEN');
    },
    async describe({ email, name, role }) {
      const how = handOverText(services, email);
      return {
        subject: { kind: 'role', role },
        topic: email.toLowerCase(),
        says: {
          en: `${name} (${email}) is invited as ${roleTexts[role].en}. ${how.en}`,
          tl: `Iimbitahan si ${name} (${email}) bilang ${roleTexts[role].tl}. ${how.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const { staffId, entry } = await makeAccount(services, tx, input, reason);
      const invited = { staffId, ...input };
      const handOver = await inviteByTwo(services, tx, invited, byBoth(origin, request));
      return { entries: [entry], events: [], handOver };
    },
    collect: collectInvitation(services),
  };
}

/** A new way in for a colleague who has lost theirs; what opened the account ends with the approval. */
export function createInviteAgain(services: AgainServices): RequestAction<InvitedAgain> {
  async function findOn(id: string) {
    const account = await requireAccount(services, BigInt(id));
    if (account.switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
    return account;
  }
  return {
    name: 'staff.invite-again',
    input: invitedAgain,
    async check({ id }) {
      await findOn(id);
    },
    async describe({ id }) {
      const { name, email, role } = await findOn(id);
      const how = handOverText(services, email);
      return {
        subject: { kind: 'staff', id },
        topic: id,
        says: {
          en: `Password, authenticator app, recovery codes and sessions of ${name} (${email}, ${roleTexts[role].en}) end at once, and a new invitation is made. ${how.en}`,
          tl: `Agad na matatapos ang password, authenticator app, recovery code at mga session ni ${name} (${email}, ${roleTexts[role].tl}), at may bagong imbitasyon. ${how.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const staffId = BigInt(input.id);
      const { name, email } = await services.accounts.lock(tx, staffId);
      const entry = await takeAwayAccess(services, tx, staffId, reason);
      const invited = { staffId, name, email };
      const handOver = await inviteByTwo(services, tx, invited, byBoth(origin, request));
      return { entries: [entry], events: [], handOver };
    },
    collect: collectInvitation(services),
  };
}
