import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button-class';
import { Link } from '@tanstack/react-router';
import { ScenePage } from './scene-page.tsx';

/** Any path that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <ScenePage
      scene="not-found"
      title={t`This booth is not here`}
      text={t`The page you are looking for has moved or was never part of the fair.`}
    >
      <Link to="/" className={buttonClass('primary', 'large')}>{t`Back to home`}</Link>
    </ScenePage>
  );
}
