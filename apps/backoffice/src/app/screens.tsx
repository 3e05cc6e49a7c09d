import { useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageState } from '../lib/show/page-state.tsx';

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <PageState title={t`There is no such page`} text={t`The address may be old, or mistyped.`} />
  );
}

export function ErrorScreen({ reset }: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <PageState
      title={t`This page does not work at the moment`}
      actionLabel={t`Try again`}
      onAction={reset}
    />
  );
}

export function ForbiddenScreen() {
  const { t } = useLingui();
  return (
    <PageState
      title={t`You may not open this page`}
      text={t`Your role does not include it, or no longer does.`}
    />
  );
}
