import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { searchIcon } from '@perya/ui/icons/action';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { controlClass } from '../../lib/fields/field.tsx';
import { usePageKeys } from '../../lib/keys/use-page-keys.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';

/** Finds a player from anywhere; `/` leads here. */
export function PlayerSearch() {
  const { t } = useLingui();
  const router = useRouter();
  const may = useMay();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys({
    '/': (event) => {
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    },
  });
  const find = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    if (q !== '') void router.navigate({ to: '/players', search: { q } } as never);
  };
  if (!may('players.read') || !hasRoute(router, '/players')) return null;
  return (
    <search className="relative w-full max-w-88">
      <form onSubmit={find}>
        <Icon
          drawing={searchIcon}
          className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-muted"
        />
        <input
          ref={field}
          type="search"
          aria-label={t`Find a player`}
          placeholder={t`Find a player: uid, phone, email, name, ID number`}
          maxLength={100}
          className={`${controlClass} w-full border-line pr-8 pl-8`}
        />
        <span aria-hidden="true" className="kbd absolute top-1.5 right-2">
          /
        </span>
      </form>
    </search>
  );
}
