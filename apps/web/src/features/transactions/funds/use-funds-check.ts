import type { FundsProof } from '@perya/contract/evidence/calls/funds';
import { checkFunds, type FundsCheck } from '@perya/contract/evidence/check-funds';
import { useEffect, useState } from 'react';

/** What this device finds when it follows the proof; null until it has. A proof that cannot be read at all is a fault too. */
export function useFundsCheck(proof: FundsProof): FundsCheck | null {
  const [found, setFound] = useState<FundsCheck | null>(null);
  useEffect(() => {
    let isWanted = true;
    checkFunds(proof)
      .catch((): FundsCheck => ({ isSound: false, fault: 'root' }))
      .then((check) => isWanted && setFound(check));
    return () => {
      isWanted = false;
    };
  }, [proof]);
  return found;
}
