import { useLingui } from '@lingui/react/macro';
import { addFavourite, removeFavourite } from '@perya/contract/calls/catalogue';
import { toast } from '@perya/ui/toast';
import { useRequireLogin } from '../../../lib/session/use-require-login.ts';
import { createChangeFavourite } from './change-favourite.ts';

const loadApi = () => import('../../../lib/http/api.ts');

/** The client comes with the first heart that is tapped: looking around needs none. */
const changeFavourite = createChangeFavourite({
  add: async (id) => (await loadApi()).api.call(addFavourite, { id }),
  remove: async (id) => (await loadApi()).api.call(removeFavourite, { id }),
  refetch: async () => (await import('../../../lib/session/load-player.ts')).reloadFavourites(),
});

/** A visitor logs in first, and then the game becomes the favourite that was wanted. [G-164 G-165 G-166] */
export function useChangeFavourite(): (id: string, isWanted: boolean) => void {
  const { t } = useLingui();
  const whenLoggedIn = useRequireLogin();
  return (id, isWanted) =>
    whenLoggedIn(() => {
      changeFavourite(id, isWanted).catch(() =>
        toast.error(t`Your favourites could not be changed. Try again.`),
      );
    });
}
