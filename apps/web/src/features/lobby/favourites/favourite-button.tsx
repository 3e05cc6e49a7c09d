import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { heartFilledIcon, heartIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireLogin } from '../../../lib/session/use-require-login.ts';

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
      aria-label={t`Favorite: ${name}`}
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

/** Loaded with the first tap, so that it is no part of the first load. */
async function change(id: string, isWanted: boolean): Promise<void> {
  const { changeFavourite } = await import('../../../lib/player/favourites.ts');
  await changeFavourite(id, isWanted);
}

/** A visitor logs in first, and then the game becomes the favourite that was wanted. [G-164 G-165 G-166] */
function useChangeFavourite(): (id: string, isWanted: boolean) => void {
  const { t } = useLingui();
  const whenLoggedIn = useRequireLogin();
  return (id, isWanted) =>
    whenLoggedIn(() => {
      change(id, isWanted).catch(() =>
        toast.error(t`Your favorites could not be changed. Try again.`),
      );
    }, 'favourite');
}
