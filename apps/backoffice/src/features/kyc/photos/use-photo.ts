import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { lookAtPhoto } from '@perya/contract/kyc/staff-calls/reviews';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface Subject {
  readonly uid: string;
  readonly version: number;
}

/** The address of a photo, asked for when it is shown and not before: each look is written down. */
export function usePhoto({ uid, version }: Subject, photo: PhotoName) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { submit } = useSubmit(lookAtPhoto, {
    onDone: (answer) => setUrl(answer.url),
    problemOf: (error) => {
      setProblem(isApiError(error) ? error.message : t`No connection. Try again.`);
      return null;
    },
  });
  const look = () => {
    setProblem(null);
    setUrl(null);
    void submit({ uid, version, photo });
  };
  const lookOnce = useEffectEvent(look);
  useEffect(() => lookOnce(), []);
  return {
    url,
    problem,
    look,
    /** The address is valid for two minutes; a photo that was late is asked for again by hand. */
    fail: () => setProblem(t`The photo could not be loaded`),
  };
}
