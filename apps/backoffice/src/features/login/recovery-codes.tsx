import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckField } from '../../lib/fields/field.tsx';
import { StepForm } from './step-form.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: each lets one in once, where the authenticator app is lost. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();
  return (
    <StepForm
      title={t`Keep your recovery codes`}
      text={t`They are shown only now. Each lets you in once if you lose your authenticator app. Keep them where only you can read them.`}
      submitLabel={t`Open the app`}
      busy={false}
      problem={problem}
      onSubmit={() => (isKept ? onDone() : setProblem(t`Keep the codes first, then say so`))}
    >
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-3"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold text-[0.875rem]">{code}</code>
          </li>
        ))}
      </ul>
      <CheckField
        label={t`I have kept the codes`}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </StepForm>
  );
}
