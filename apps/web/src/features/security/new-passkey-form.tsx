import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { makePasskey } from '@perya/app-kit/passkeys/ask-browser';
import { passkeyFailure } from '@perya/app-kit/passkeys/passkey-failure';
import { addPasskey, beginPasskey } from '@perya/contract/identity/calls/passkeys';
import { passkeyNameMax } from '@perya/contract/identity/passkey-fields';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Names the passkey; then the browser asks which device is to keep it. */
export function NewPasskeyForm({ onGone }: { readonly onGone: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const { submit, isBusy, problem, setProblem } = useSubmit(
    async (client, given: { name: string }) => {
      const passkey = await makePasskey(await client.call(beginPasskey, {}));
      return client.call(addPasskey, { ...given, passkey });
    },
    {
      problemIn: 'form',
      problemOf: (error) => passkeyFailure(error, language),
      onDone: () => {
        toast.success(t`The passkey is added`);
        onGone();
      },
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') setProblem(t`Give it a name you will recognize`);
    else void submit({ name: typed });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <TextField
        label={t`Name of the passkey`}
        hint={t`For example: my phone`}
        autoComplete="off"
        maxLength={passkeyNameMax}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" busy={isBusy}>{t`Continue`}</Button>
      <Button kind="ghost" onClick={onGone}>{t`Cancel`}</Button>
    </form>
  );
}
