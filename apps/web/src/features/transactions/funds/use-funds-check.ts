import type { FundsProof } from '@perya/contract/evidence/calls/funds';
import { checkFunds, type FundsCheck } from '@perya/contract/evidence/check-funds';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';

/** What this device finds when it follows the proof; null until it has. A proof that cannot be read at all is a fault too. */
export function useFundsCheck(proof: FundsProof): FundsCheck | null {
  const uid = useSession(({ profile }) => profile?.uid ?? null);
  const [found, setFound] = useState<FundsCheck | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let isWanted = true;
    checkFunds(proof, uid)
      .catch((): FundsCheck => ({ isSound: false, fault: 'root' }))
      .then((check) => isWanted && setFound(check));
    return () => {
      isWanted = false;
    };
  }, [proof, uid]);
  return found;
}
