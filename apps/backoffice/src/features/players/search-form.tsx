import { useLingui } from '@lingui/react/macro';
import { searchLength } from '@perya/contract/identity/staff-calls/players';
import { searchIcon } from '@perya/ui/icons/action';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';

/** Asks for a player by words. It is sent when one is done: each search is written down. */
export function SearchForm({ words = '' }: { readonly words?: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    void navigate({ to: '/players', search: q === '' ? {} : { q } });
  };
  return (
    <form onSubmit={search} className="flex min-w-0 flex-wrap items-center gap-2">
      <TextField
        // The words of the address are the words of the field, whoever wrote them there.
        key={words}
        ref={field}
        label={t`Uid, phone, email or name`}
        labelHidden
        type="search"
        placeholder={t`Uid, phone, email or name`}
        defaultValue={words}
        maxLength={searchLength.max}
        className="w-56 max-w-full"
      />
      <Button type="submit" drawing={searchIcon}>{t`Search`}</Button>
    </form>
  );
}
