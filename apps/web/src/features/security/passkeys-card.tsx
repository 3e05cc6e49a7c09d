import { useLingui } from '@lingui/react/macro';
import { canUsePasskeys } from '@perya/app-kit/passkeys/can-use-passkeys';
import type { AnswerOf } from '@perya/contract/call';
import { listPasskeys, removePasskey } from '@perya/contract/identity/calls/passkeys';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';

type Passkey = AnswerOf<typeof listPasskeys>['rows'][number];

/** What stands in for the code of the app; nothing where the browser has no passkeys and the player none either. */
export function PasskeysCard() {
  const { t } = useLingui();
  const { answer } = useCall(listPasskeys, {});
  const [isAdding, setAdding] = useState(false);
  const isPossible = canUsePasskeys();
  const rows = answer?.rows ?? [];
  if (answer === null || (!isPossible && rows.length === 0)) return null;
  return (
    <section aria-labelledby="passkeys-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="passkeys-title" className="font-bold text-lg leading-snug">
        {t`Passkeys`}
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="text-[0.9375rem] text-ink-muted">
          {t`Your fingerprint, face or device PIN instead of the app code. Scammers cannot trick you into giving it away.`}
        </p>
        {rows.length > 0 && (
          <ul className="flex flex-col">
            {rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {isPossible && !isAdding && (
          <Button onClick={() => setAdding(true)}>{t`Add a passkey`}</Button>
        )}
        {isAdding && <NewPasskeyForm onGone={() => setAdding(false)} />}
      </Card>
    </section>
  );
}

function PasskeyRow({ passkey: { id, name, last_used_at } }: { readonly passkey: Passkey }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy } = useSubmit(removePasskey, {
    onDone: () => toast.success(t`The passkey is removed`),
  });
  const day = last_used_at === null ? '' : moment(last_used_at);
  return (
    <li className="flex items-center gap-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold text-[0.9375rem]">{name}</p>
        <p className="text-[0.8125rem] text-ink-muted">
          {last_used_at === null ? t`Not used yet` : t`Last used ${day}`}
        </p>
      </div>
      <Button
        kind="secondary"
        busy={isBusy}
        onClick={() => void submit({ id })}
        aria-label={t`Remove ${name}`}
      >{t`Remove`}</Button>
    </li>
  );
}
