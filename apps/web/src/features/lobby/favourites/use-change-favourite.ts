import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useRequireLogin } from '../../../lib/session/use-require-login.ts';

/** Loaded with the first tap, so that it is no part of the first load. */
async function change(id: string, isWanted: boolean): Promise<void> {
  const { changeFavourite } = await import('../../../lib/player/favourites.ts');
  await changeFavourite(id, isWanted);
}

/** A visitor logs in first, and then the game becomes the favourite that was wanted. [G-164 G-165 G-166] */
export function useChangeFavourite(): (id: string, isWanted: boolean) => void {
  const { t } = useLingui();
  const whenLoggedIn = useRequireLogin();
  return (id, isWanted) =>
    whenLoggedIn(() => {
      change(id, isWanted).catch(() =>
        toast.error(t`Your favourites could not be changed. Try again.`),
      );
    });
}
