import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@perya/ui/fields/select';
import { TextField } from '@perya/ui/fields/text-field';
import { IconButton } from '@perya/ui/icon-button';
import { eyeIcon, eyeOffIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

export function FieldsSection() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const [amount, setAmount] = useState('50');
  const isTooSmall = !/^\d+$/.test(amount) || Number(amount) < 100;
  return (
    <ExampleSection id="fields" title={<Trans>Fields</Trans>}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t`Mobile number`}
          hint={t`We send a six-digit code to it.`}
          prefix="+63"
          inputMode="tel"
          autoComplete="off"
          placeholder="000 000 0000"
        />
        <TextField
          label={t`Password`}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          suffix={
            <IconButton
              drawing={isShown ? eyeOffIcon : eyeIcon}
              label={isShown ? t`Hide password` : t`Show password`}
              onClick={() => setShown(!isShown)}
            />
          }
        />
        <TextField
          label={t`Amount`}
          prefix="₱"
          inputMode="numeric"
          className="amount-figures"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={isTooSmall ? t`The least amount is ₱100.` : undefined}
        />
        <Select
          label={t`Period`}
          defaultValue="7"
          options={[
            { value: '1', label: t`Today` },
            { value: '7', label: t`Last 7 days` },
            { value: '30', label: t`Last 30 days` },
          ]}
        />
        <TextField label={t`Member since`} value="2026" disabled readOnly />
      </div>
    </ExampleSection>
  );
}
