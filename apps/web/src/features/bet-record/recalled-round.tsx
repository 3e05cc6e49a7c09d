import { useLingui } from '@lingui/react/macro';
import { recallBet } from '@perya/contract/games/calls/bets';
import { Button, buttonClass } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';

/** Asks the provider where it shows the round, when somebody wants to see it: such addresses end. */
export function RecalledRound({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="p-4">
      {isAsked ? (
        <AtProvider id={id} />
      ) : (
        <Button kind="secondary" className="w-full" onClick={() => setAsked(true)}>
          {t`See the round at the provider`}
        </Button>
      )}
    </div>
  );
}

function AtProvider({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(recallBet, { id });
  if (answer !== null) {
    return (
      <a
        href={answer.url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('secondary')} w-full`}
      >
        {t`Open the round`}
        <Icon drawing={externalIcon} className="size-5" label={t`Opens in a new window`} />
      </a>
    );
  }
  if (state === 'loading') {
    return <p role="status" className="text-ink-muted">{t`The provider is being asked…`}</p>;
  }
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p className="text-ink-muted">{t`The provider does not show this round at present.`}</p>
      <Button kind="secondary" onClick={() => void reload()}>{t`Try again`}</Button>
    </div>
  );
}
