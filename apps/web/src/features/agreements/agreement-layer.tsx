import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listAgreements } from '@perya/contract/content/calls/agreements';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskedAgreement } from '../../lib/agreements/agreement-asker.ts';
import { offerWaiting, useStanding } from '../../lib/interruptions/interruptions.ts';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { refetchCall } from '../../lib/query/fetch-call.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { AgreementDialog } from './agreement-dialog.tsx';

/**
 * Asks a player to agree to a document that was changed, one after the other: on the way in, though never over a game
 * that runs, and whenever the server has refused something for it. Who only wants their money may put it aside.
 */
export default function AgreementLayer() {
  const router = useRouter();
  const own = usePolicyBrand();
  const asking = useAskedAgreement((state) => state.asking);
  const brand = asking?.brand ?? own;
  const isInGame = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/s-game-page/'),
  });
  const [isAside, setAside] = useState(false);
  const { answer, reload, setAnswer } = useCall(listAgreements, { brand });
  const settle = (hasAgreed: boolean) => useAskedAgreement.getState().asking?.settle(hasAgreed);
  const lookAgain = useEffectEvent(async () => {
    // What was read on the way in may be older than the change; another tab may have agreed since.
    const rows = await refetchCall(listAgreements, { brand }).catch(() => null);
    if (rows === null) settle(false);
    else if (!rows.some(({ is_asked }) => is_asked)) settle(true);
  });
  useEffect(() => {
    if (asking !== null) void lookAgain();
  }, [asking]);
  // After a logout nobody is left to answer.
  useEffect(() => () => void useAskedAgreement.getState().asking?.settle(false), []);
  const asked = answer?.find(({ is_asked }) => is_asked);
  const isOpen = asking !== null || !(isInGame || isAside);
  useStanding('agreement', asked !== undefined && isOpen);
  const isHeld = asked !== undefined && !isOpen && isAside;
  useEffect(() => {
    if (!isHeld) return;
    const title = () => i18n._(msg`Documents have changed. Read and agree`);
    offerWaiting('agreement', [{ id: 'agreement', title, open: () => setAside(false) }]);
    return () => offerWaiting('agreement', []);
  }, [isHeld]);
  if (asked === undefined || !isOpen) return null;
  return (
    <AgreementDialog
      key={`${brand}-${asked.kind}-${asked.version}`}
      brand={brand}
      asked={asked}
      onAgreed={(rows) => {
        setAnswer(rows);
        if (!rows.some(({ is_asked }) => is_asked)) settle(true);
      }}
      onChanged={() => void reload()}
      onAside={() => {
        setAside(true);
        settle(false);
        void router.navigate({ to: '/my' });
      }}
    />
  );
}
