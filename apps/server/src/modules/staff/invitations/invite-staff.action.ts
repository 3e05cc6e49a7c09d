import type { InvitedAgain, NewColleague } from '@perya/contract/staff/calls/accounts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AuditOrigin, RequestAction } from '../../audit/index.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireTerm } from '../accounts/term.action.ts';
import { saidRole } from '../roles/role-text.ts';
import type { StaffServices } from '../services.ts';
import { collectInvitation, handOverText, inviteByTwo } from './hand-over.ts';
import { invitedEntry } from './invite.ts';
import { takeAwayAccess } from './invite-again.ts';

type Services = Pick<StaffServices, 'accounts' | 'invitations' | 'people' | 'mail' | 'roles'>;
type AgainServices = Services & Pick<StaffServices, 'challenges' | 'guesses' | 'sessions'>;

const staffIdOf = (name: string) => BigInt(name.replace('staff:', ''));

/** Whoever asked and whoever approves: what either of them asks for, the invited person does not decide for a while. */
function byBoth(origin: AuditOrigin, request: { id: string; askedBy: string }) {
  if (origin.actor.kind !== 'staff') throw new Error('Only staff approve an invitation');
  const by = [staffIdOf(request.askedBy), BigInt(origin.actor.id)];
  return { requestId: BigInt(request.id), by, approver: origin.actor.id };
}

/** An account for a new colleague; who is to be an administrator begins as something else. */
export function inviteColleague(services: Services): RequestAction<NewColleague> {
  return {
    async describe({ email, name, role, until, networks }) {
      if (role === 'administrator') throw new Refusal('STAFF_ADMINISTRATOR');
      const term = requireTerm(role, until, networks);
      if (await services.accounts.findByEmail(email)) throw new Refusal('STAFF_EMAIL_TAKEN');
      const title = await saidRole(services, role);
      const how = handOverText(services, email);
      return {
        subject: { kind: 'role', role },
        topic: email.toLowerCase(),
        says: {
          en: `${name} (${email}) is invited as ${title.en}.${term.en} ${how.en}`,
          tl: `Iimbitahan si ${name} (${email}) bilang ${title.tl}.${term.tl} ${how.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const both = byBoth(origin, request);
      const made = await services.accounts.insertInvited(tx, request.id, both.approver);
      const { staffId, entry } = invitedEntry(made, input, reason);
      const invited = { staffId, ...input };
      const handOver = await inviteByTwo(services, tx, invited, both);
      return { entries: [entry], handOver };
    },
    collect: collectInvitation(services),
  };
}

/** A new way in for a colleague who has lost theirs; what opened the account ends with the approval. */
export function inviteColleagueAgain(services: AgainServices): RequestAction<InvitedAgain> {
  return {
    async describe({ id }, askedBy) {
      if (BigInt(id) === askedBy) throw new Refusal('STAFF_OWN_ACCOUNT');
      const { name, email, role, switchedOffAt } = await requireAccount(services, BigInt(id));
      if (switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
      const title = await saidRole(services, role);
      const how = handOverText(services, email);
      return {
        subject: { kind: 'staff', id },
        topic: id,
        says: {
          en: `Password, authenticator app, recovery codes and sessions of ${name} (${email}, ${title.en}) end at once, and a new invitation is made. ${how.en}`,
          tl: `Agad na matatapos ang password, authenticator app, recovery code at mga session ni ${name} (${email}, ${title.tl}), at may bagong imbitasyon. ${how.tl}`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const staffId = BigInt(input.id);
      const { name, email } = await services.accounts.lock(tx, staffId);
      const entry = await takeAwayAccess(services, tx, staffId, reason);
      const invited = { staffId, name, email };
      const handOver = await inviteByTwo(services, tx, invited, byBoth(origin, request));
      return { entries: [entry], handOver };
    },
    collect: collectInvitation(services),
  };
}
