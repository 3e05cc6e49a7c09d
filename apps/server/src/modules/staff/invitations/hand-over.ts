import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { invitationLink } from '@perya/contract/staff/invitation-link';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { readableSecret } from '../../../platform/credentials/readable-secret.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';
import type { CarriedOut, Recorded, RequestAction } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { newToken } from './invite.ts';

type Services = Pick<StaffServices, 'invitations' | 'people' | 'mail'>;

/** How the two parts reach whoever is invited, for whoever approves. */
export function handOverText({ mail }: Pick<Services, 'mail'>, email: string) {
  return mail === null
    ? {
        en: 'Whoever asked collects the link, whoever approves the code; both hand theirs over themselves, and one opens nothing without the other.',
        tl: 'Kukunin ng humiling ang link at ng nag-apruba ang code; personal nilang ibibigay ang mga ito, at walang nabubuksan ang isa kung wala ang isa pa.',
      }
    : {
        en: `The link goes to ${email} by email. Whoever approves collects the code and hands it over; one opens nothing without the other.`,
        tl: `Ipapadala ang link sa ${email} sa email. Kukunin at ibibigay ng nag-apruba ang code; walang nabubuksan ang isa kung wala ang isa pa.`,
      };
}

/**
 * An invitation by two. Its link goes to the invited person by email, or where the house sends none to
 * whoever asked; its code goes to whoever approved. Neither of the two ever holds both.
 */
export async function inviteByTwo(
  { invitations, people, mail }: Services,
  tx: Recorded,
  invited: { staffId: bigint; email: string; name: string },
  { requestId, by }: { requestId: bigint; by: readonly bigint[] },
): Promise<NonNullable<CarriedOut['handOver']>> {
  const { staffId, email, name } = invited;
  await people.noteLetIn(tx, staffId, by);
  const code = { part: 'invitation-code', to: 'approver' } as const;
  if (mail === null) {
    await invitations.insert(tx, staffId, { tokenHash: null, requestId });
    return [{ part: 'invitation-link', to: 'asker' }, code];
  }
  const token = newToken();
  await invitations.insert(tx, staffId, { tokenHash: hashToken(token), requestId });
  const text = [
    `${name}, you are invited to the staff app. Open this link within 24 hours; the colleague who approved it gives you a code that belongs to it.`,
    invitationLink(mail.origin, token),
    `${name}, inimbitahan ka sa staff app. Buksan ang link na ito sa loob ng 24 oras; ibibigay sa iyo ng kasamahang nag-apruba ang code na kasama nito.`,
  ].join('\n\n');
  await writeToOutbox(tx, toOutboxMessage(null, { to: email, subject: 'Perya staff', text }));
  return [code];
}

/** Makes the link or the code at the moment when the one whose part it is asks for it. */
export function collectInvitation({
  invitations,
}: Pick<Services, 'invitations'>): NonNullable<RequestAction['collect']> {
  return async (tx, { part, requestId }) => {
    const isLink = part === 'invitation-link';
    const value = isLink ? newToken() : readableSecret();
    const hash = hashToken(isLink ? value : plainSecondFactor(value));
    const column = isLink ? 'token_hash' : 'code_hash';
    if (!(await invitations.addPart(tx, requestId, column, hash))) {
      throw new Refusal('INVITATION_OVER');
    }
    return { name: null, value, entries: [] };
  };
}
