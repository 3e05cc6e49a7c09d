import { useLingui } from '@lingui/react/macro';
import { getProfile } from '@perya/contract/calls/profile';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import type { PartnerPurpose } from '@perya/contract/partners/partner-channels';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { toast } from '@perya/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadKyc } from '../../lib/kyc/load-kyc.ts';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import type { PartnerSession } from '../../lib/partners/host.ts';
import { hostOf } from '../../lib/partners/hosts.ts';
import { refetchCall } from '../../lib/query/fetch-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { Partner } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { endEntry } from './begin-entry.ts';
import { type Entry, type EntryEnd, enterByPartner } from './enter-by-partner.ts';

interface Door {
  readonly partner: Partner;
  readonly purpose: PartnerPurpose;
  /** What the address brings; null where the door has nobody to let in, and shows its page alone. */
  readonly readEntry: (query: URLSearchParams) => Entry | null;
}

/** Where somebody else was logged in, nothing of theirs stays: they are logged out first. */
async function keep({ token, expires_at }: PartnerSession): Promise<void> {
  const before = useSession.getState();
  sessionToken.set(token, expires_at);
  if (before.token === null) return;
  const uid = await refetchCall(getProfile, {}).then(
    (profile) => profile.uid,
    () => null,
  );
  if (uid !== null && uid === before.profile?.uid) return;
  sessionToken.clear();
  sessionToken.set(token, expires_at);
}

/** `waiting` until it is known whether anybody is let in here. */
export type EntryState = 'waiting' | 'entering' | 'nobody' | EntryEnd;

/** Lets in whoever the address brings, once. [M-258 M-259 M-260 M-401] */
export function useEntry({ partner, purpose, readEntry }: Door) {
  const { t } = useLingui();
  const router = useRouter();
  const [state, setState] = useState<EntryState>('waiting');
  const host = hostOf(partner);
  const provider = partnerBrands[host.channel].name;
  const { submit } = useSubmit(
    async (client, entry: Entry) =>
      enterByPartner(entry, {
        logIn: (token) => host.logIn(client, token, purpose),
        keep,
        readVerified: () =>
          loadKyc().then(
            ({ status }) => isVerified(status),
            () => null,
          ),
        saySuccess: () => toast.success(t`You are logged in through ${provider}`),
        sayFailure: (message) =>
          toast.error(
            message === null
              ? t`${provider} login failed`
              : t`${provider} login failed: ${message}`,
          ),
        resume: endEntry,
        askSecondFactor: ({ challenge }) =>
          openOverlay('login', { data: { to: entry.page, challenge } }),
        // The door is not a page to come back to, and its address holds the token.
        go: (path) => router.history.replace(path),
      }),
    { onDone: setState },
  );
  const enter = useEffectEvent(() => {
    const entry = readEntry(new URLSearchParams(location.search));
    if (entry === null) endEntry();
    setState(entry === null ? 'nobody' : 'entering');
    if (entry !== null) void submit(entry);
  });
  useEffect(() => enter(), []);
  return { state, provider };
}
