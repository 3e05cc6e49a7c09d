import { listAgreements } from '@perya/contract/calls/content/agreements';
import { useRouterState } from '@tanstack/react-router';
import { usePolicyBrand } from '../../lib/page/use-policy-brand.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { AgreementDialog } from './agreement-dialog.tsx';

/** Asks a player to agree to a document that was changed, one after the other; never over a game that runs. */
export default function AgreementLayer() {
  const brand = usePolicyBrand();
  const isInGame = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/s-game-page/'),
  });
  const { answer, reload, setAnswer } = useCall(listAgreements, { brand });
  const asked = answer?.find(({ is_asked }) => is_asked);
  if (asked === undefined || isInGame) return null;
  return (
    <AgreementDialog
      key={`${asked.kind}-${asked.version}`}
      brand={brand}
      asked={asked}
      onAgreed={setAnswer}
      onChanged={() => void reload()}
    />
  );
}
