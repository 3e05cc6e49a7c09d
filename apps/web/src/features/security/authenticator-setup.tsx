import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { beginTotp, confirmTotp } from '@perya/contract/identity/calls/account';
import { codeProblem } from '@perya/contract/rules/account-fields';
import { Button } from '@perya/ui/button';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { CodeForm } from './code-form.tsx';
import { groupByFour } from './group-by-four.ts';

const QrCode = lazy(() => import('@perya/ui/qr-code'));

interface AuthenticatorSetupProps {
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret as a picture and as text; it counts once a first code has confirmed it. */
export function AuthenticatorSetup({ onCancel, onDone }: AuthenticatorSetupProps) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<AnswerOf<typeof beginTotp> | null>(null);
  const { submit, problem } = useSubmit(beginTotp, {
    problemIn: 'form',
    onDone: setSecret,
    onUnproved: onCancel,
  });
  const begin = useEffectEvent(() => void submit({}));
  // One secret per opening: another would void the one just scanned.
  useEffect(() => begin(), []);
  if (problem !== undefined) {
    return (
      <ErrorState
        title={t`The setup could not start`}
        retryLabel={t`Try again`}
        onRetry={() => void submit({})}
      />
    );
  }
  const place = <Skeleton className="mx-auto size-52" />;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold text-[0.9375rem]">
        {t`1. Scan this QR code with your authenticator app, or type in the key.`}
      </p>
      {secret === null ? (
        place
      ) : (
        <>
          <Suspense fallback={place}>
            <QrCode
              text={secret.uri}
              label={t`QR code for your authenticator app`}
              className="mx-auto size-52"
            />
          </Suspense>
          <SecretText secret={secret.secret} />
        </>
      )}
      <p className="font-semibold text-[0.9375rem]">{t`2. Enter the code that the app shows.`}</p>
      <CodeForm
        problemOf={codeProblem}
        submitLabel={t`Confirm`}
        call={confirmTotp}
        onDone={({ recovery_codes }) => onDone(recovery_codes)}
      />
      <Button kind="ghost" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}

/** For a player whose app is on the same phone and cannot scan its own screen. */
function SecretText({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  const { hasCopied, copy } = useCopied();
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <code className="min-w-0 flex-1 font-semibold text-[0.9375rem] leading-snug">
        {groupByFour(secret)}
      </code>
      <Button kind="secondary" onClick={() => copy(secret)}>
        {hasCopied ? t`Copied!` : t`Copy`}
      </Button>
    </div>
  );
}
