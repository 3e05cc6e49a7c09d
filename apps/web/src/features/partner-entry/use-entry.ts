import { useLingui } from '@lingui/react/macro';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import type { PartnerPurpose } from '@perya/contract/partners/partner-channels';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import { toast } from '@perya/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadKyc } from '../../lib/kyc/load-kyc.ts';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { readBridge } from '../../lib/partners/bridge.ts';
import type { PartnerSession } from '../../lib/partners/host.ts';
import { hostOf } from '../../lib/partners/hosts.ts';
import { takeBrought } from '../../lib/partners/take-brought.ts';
import { loadProfile } from '../../lib/player/load-player.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { endUnwanted } from '../../lib/session/end-unwanted.ts';
import type { Partner } from '../../lib/session/partner.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { noteEntered } from '../../lib/session/wallet-app-user.ts';
import { useIsGated } from '../../lib/terms-gate/use-is-gated.ts';
import { askToContinue } from './ask-to-continue.tsx';
import { endEntry } from './begin-entry.ts';
import { type Entry, type EntryEnd, enterByPartner } from './enter-by-partner.ts';

interface Door {
  readonly path: string;
  readonly partner: Partner;
  readonly purpose: PartnerPurpose;
  /** What the link brings; null where the door has nobody to let in, and shows its page alone. */
  readonly readEntry: (query: URLSearchParams, brought: string | null) => Entry | null;
}

/** Who is logged in here; null for a visitor, and nobody's name where it cannot be read. */
async function uidHere(): Promise<string | null> {
  const { token, profile } = useSession.getState();
  if (token === null || profile !== null) return profile?.uid ?? null;
  return loadProfile().then(
    ({ uid }) => uid,
    () => '',
  );
}

/**
 * Inside the partner's app, where nobody is logged in, its word is enough; so it is for who is here already. Where
 * somebody else gives way, nothing of theirs stays: they are logged out.
 */
async function isWanted({ player }: PartnerSession): Promise<boolean> {
  const here = await uidHere();
  if (here === player.uid || (here === null && readBridge() !== null)) return true;
  const isInstead = here !== null;
  if (!(await askToContinue({ who: player.phone, isInstead }))) return false;
  if (isInstead) sessionToken.clear();
  return true;
}

/** `waiting` until it is known whether anybody is let in here, and until the regulator's gate is passed. */
export type EntryState = 'waiting' | 'entering' | 'nobody' | EntryEnd;

/** Lets in whoever the link brings, once; who may not play has read so before they are registered. [M-258 M-259 M-260 M-401] */
export function useEntry({ path, partner, purpose, readEntry }: Door) {
  const { t } = useLingui();
  const router = useRouter();
  const isGated = useIsGated();
  const [state, setState] = useState<EntryState>('waiting');
  const [entry, setEntry] = useState<Entry | null>(null);
  const host = hostOf(partner);
  const provider = partnerBrands[host.channel].name;
  const { submit } = useSubmit(
    async (client, wanted: Entry) =>
      enterByPartner(wanted, {
        logIn: (token) => host.logIn(client, token, purpose),
        isWanted,
        discard: ({ token }) => endUnwanted(token),
        keep: ({ token, expires_at }) => {
          noteEntered(partner);
          sessionToken.set(token, expires_at);
        },
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
          openOverlay('login', { data: { to: wanted.page, challenge } }),
        // The door is not a page to come back to.
        go: (page) => router.history.replace(page),
      }),
    { onDone: setState },
  );
  const read = useEffectEvent(() => {
    const found = readEntry(new URLSearchParams(location.search), takeBrought(path));
    setEntry(found);
    if (found !== null) return;
    endEntry();
    setState('nobody');
  });
  useEffect(() => read(), []);
  const enter = useEffectEvent((found: Entry) => {
    if (state !== 'waiting') return;
    setState('entering');
    void submit(found);
  });
  useEffect(() => {
    if (entry !== null && !isGated) enter(entry);
  }, [entry, isGated]);
  return { state, provider };
}
