import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button-class';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { isCodeMissing } from './is-code-missing.ts';
import { requestIdOf } from './request-id-of.ts';
import { ScenePage } from './scene-page.tsx';

/** The error boundary's screen: retry, go home, and the request id for support. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const requestId = requestIdOf(error);
  const retry = () => {
    if (isCodeMissing(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <ScenePage
      scene="error"
      title={t`Something went wrong`}
      text={t`This page could not be shown. Try again in a moment.`}
    >
      <button type="button" onClick={retry} className={buttonClass('primary', 'large')}>
        {t`Try again`}
      </button>
      <Link to="/" className={buttonClass('secondary', 'large')}>{t`Back to home`}</Link>
      {requestId !== null && (
        <p className="w-full text-ink-muted text-sm">
          {t`If you write to support, mention this number:`}{' '}
          <code className="select-all font-semibold text-ink">{requestId}</code>
        </p>
      )}
    </ScenePage>
  );
}
