import { useLingui } from '@lingui/react/macro';
import type { ProofKind } from '@perya/contract/identity/calls/proof';
import { maskPhone } from '@perya/contract/rules/phone';
import type { Drawing } from '@perya/ui/icon';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { keyIcon, phoneIcon } from '../icons.ts';
import { MethodRow } from '../method-row.tsx';
import { AppCodeProof } from './app-code-proof.tsx';
import { CodeProof } from './code-proof.tsx';
import { PasswordProof } from './password-proof-form.tsx';

interface ProofFormProps {
  readonly kinds: readonly ProofKind[];
  readonly onProved: () => void;
  /** The sheet has closed, whether or not the proof was given. */
  readonly onGone: () => void;
}

const forms = { code: CodeProof, password: PasswordProof, totp: AppCodeProof };

/** Asks by which way, where there are several, and then for the proof itself. */
export function ProofForm({ kinds, onProved, onGone }: ProofFormProps) {
  const { t } = useLingui();
  const phone = useSession((session) => session.profile?.phone ?? '');
  const [chosen, setChosen] = useState(kinds.length === 1 ? kinds[0] : undefined);
  const leave = useEffectEvent(onGone);
  useEffect(() => () => leave(), []);
  if (chosen !== undefined) {
    const Form = forms[chosen];
    return <Form onProved={onProved} />;
  }
  const rows: Record<ProofKind, { drawing: Drawing; title: string; text: string }> = {
    code: { drawing: phoneIcon, title: t`With a code by SMS`, text: maskPhone(phone) },
    password: {
      drawing: keyIcon,
      title: t`With your current password`,
      text: t`You still know the password that you have now.`,
    },
    totp: {
      drawing: phoneIcon,
      title: t`With your authenticator app`,
      text: t`A code of the app, or a recovery code.`,
    },
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-muted">
        {t`This changes how you get into your account, so verify first that it is you.`}
      </p>
      {kinds.map((kind) => (
        <MethodRow key={kind} {...rows[kind]} onPress={() => setChosen(kind)} />
      ))}
    </div>
  );
}
