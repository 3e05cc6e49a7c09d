import { useLingui } from '@lingui/react/macro';
import { canUsePasskeys } from '@perya/app-kit/passkeys/can-use-passkeys';
import { listOwnPasskeys } from '@perya/contract/staff/calls/own-passkeys';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { OwnPasskey } from './own-passkey.ts';
import { RemovePasskey } from './remove-passkey.tsx';

/** What lets one in instead of a code. */
export function OwnPasskeys() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listOwnPasskeys, {});
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OwnPasskey | null>(null);
  const rows = answer?.rows ?? [];
  return (
    <Section
      title={t`Passkeys`}
      actions={
        canUsePasskeys() && <Button onClick={() => setAdding(true)}>{t`Add a passkey`}</Button>
      }
    >
      <p className="text-ink-muted">
        {t`A passkey in your phone, your computer or a security key stands in for the code of the authenticator app. The app stays.`}
      </p>
      {state === 'loading' && <Skeleton className="h-12" />}
      {state === 'failed' && (
        <PageState
          title={t`The passkeys could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {rows.length > 0 && (
        <ul className="flex flex-col rounded-card border border-line bg-raised px-4">
          {rows.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
      {leaving && <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function PasskeyRow({
  passkey,
  onRemove,
}: {
  readonly passkey: OwnPasskey;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const { name, host, last_used_at } = passkey;
  return (
    <li className="flex min-h-12 items-center gap-3 border-line border-b last:border-0">
      <span className="min-w-0 grow break-words">
        {name} <span className="text-ink-muted">· {host}</span>
      </span>
      {last_used_at === null ? (
        <span className="text-ink-muted">{t`Not used yet`}</span>
      ) : (
        <Age at={last_used_at} />
      )}
      <Button
        kind="quiet"
        aria-label={t`Remove the passkey ${name}`}
        onClick={onRemove}
      >{t`Remove`}</Button>
    </li>
  );
}
