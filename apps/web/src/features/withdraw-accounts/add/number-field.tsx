import { useLingui } from '@lingui/react/macro';
import { countryCode } from '@perya/contract/constants';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { bankDigits } from '@perya/contract/rules/account-number';
import { TextField } from '@perya/ui/fields/text-field';
import { isBank } from './account-choices.ts';
import { groupMobile, type TypedAccount, typeBank, typeMobile } from './typed-account.ts';

interface NumberFieldProps {
  readonly channel: Channel;
  readonly typed: TypedAccount;
  readonly onType: (typed: TypedAccount) => void;
  readonly error: string | undefined;
}

/** A mobile number behind +63, or the number of an account with a bank. [M-126 M-312 M-313 M-489] */
export function NumberField({ channel, typed, onType, error }: NumberFieldProps) {
  const { t } = useLingui();
  const { min, max } = bankDigits;
  if (isBank(channel)) {
    return (
      <TextField
        label={t`Account number`}
        value={typed.digits}
        onChange={(event) => onType(typeBank(event.target.value))}
        inputMode="numeric"
        autoComplete="off"
        hint={t`${min} to ${max} digits, without spaces`}
        error={error}
        className="amount-figures"
      />
    );
  }
  return (
    <TextField
      label={t`Mobile number of the account`}
      prefix={`+${countryCode}`}
      placeholder="000 000 0000"
      value={groupMobile(typed.digits)}
      onChange={(event) => onType(typeMobile(typed, event.target.value))}
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      error={error}
      className="amount-figures"
    />
  );
}
