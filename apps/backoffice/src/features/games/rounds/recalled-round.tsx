import { useLingui } from '@lingui/react/macro';
import { recallRound } from '@perya/contract/games/staff-calls/rounds';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';

interface RecalledRoundProps {
  readonly uid: string;
  readonly id: string;
}

/** Asks the provider where it shows the round, when somebody wants to see it: such addresses end. */
export function RecalledRound(props: RecalledRoundProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <AtProvider {...props} />;
  return <Button onClick={() => setAsked(true)}>{t`See the round at the provider`}</Button>;
}

function AtProvider({ uid, id }: RecalledRoundProps) {
  const { t } = useLingui();
  const { answer, state, error, reload } = useCall(recallRound, { uid, id });
  if (answer) {
    return (
      <a href={answer.url} target="_blank" rel="noopener noreferrer">
        {t`Open the round in a new window`}
      </a>
    );
  }
  if (state === 'loading') return <p role="status">{t`The provider is being asked…`}</p>;
  return (
    <p role="alert">
      {error?.message} <Button onClick={() => void reload()}>{t`Try again`}</Button>
    </p>
  );
}
