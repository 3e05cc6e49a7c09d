import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { closeOverlay } from '../../lib/overlays/pending-action.ts';
import { useHasRoute } from '../../lib/page/has-route.ts';
import type { Refusal } from './rules/deposit-refusal.ts';

/** Where the player can do something about a refusal; its words stand at the field. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useLingui();
  const hasRoute = useHasRoute();
  const { way } = refusal;
  if (way === null || !hasRoute(way)) return null;
  const names: Readonly<Record<string, string>> = {
    '/play-limits': t`See your limits`,
    '/s-kyc': t`Verify your identity`,
    '/s-transaction/deposit': t`See your deposits`,
  };
  return (
    <Link to={way} onClick={closeOverlay} className={`self-start ${buttonClass('secondary')}`}>
      {names[way]}
    </Link>
  );
}
