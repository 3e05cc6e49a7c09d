import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';

/** The login of every page. A link, so that it works before hydration. */
export function LoginLink() {
  const { t } = useLingui();
  const isVisitor = !useSession(isLoggedIn);
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (!isVisitor || path.startsWith('/login')) return null;
  return (
    <Link
      to="/login"
      preload={false}
      onClick={(event) => {
        event.preventDefault();
        openOverlay('login', { data: { to: path } });
      }}
      className="login-link"
    >
      {t`Log in`}
    </Link>
  );
}
