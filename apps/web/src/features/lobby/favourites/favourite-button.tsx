import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { heartFilledIcon, heartIcon } from '@perya/ui/icons/action';
import { useSession } from '../../../lib/session/session.ts';
import { useChangeFavourite } from './use-change-favourite.ts';

interface FavouriteButtonProps {
  readonly id: string;
  readonly name: string;
}

/** A heart beside the last line under a cover, so that it hides nothing of the picture; a thumb's width around it takes the tap. */
export function FavouriteButton({ id, name }: FavouriteButtonProps) {
  const { t } = useLingui();
  const isFavourite = useSession(
    ({ favourites }) => favourites?.some((game) => game.id === id) ?? false,
  );
  const change = useChangeFavourite();
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${name}`}
      onClick={() => change(id, !isFavourite)}
      className="absolute -right-2.5 -bottom-3.5 grid size-11 place-items-center rounded-full text-ink-muted hover:text-negative aria-pressed:text-negative"
    >
      <Icon
        drawing={isFavourite ? heartFilledIcon : heartIcon}
        className="size-5 transition-transform duration-[var(--motion-press)] active:scale-85"
      />
    </button>
  );
}
