import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { documents } from '../../lib/terms-gate/documents.ts';
import { agree, useGate } from '../../lib/terms-gate/gate-state.ts';

/** The box to tick, with a way to each text that it speaks of. [M-236] */
export function Agreement() {
  const hasAgreed = useGate((state) => state.hasAgreed);
  return (
    <Checkbox checked={hasAgreed} onChange={(event) => agree(event.target.checked)}>
      <Trans>
        I am none of these persons, and I have read and agree to the{' '}
        <DocumentName path={documents.terms}>Terms of Use</DocumentName>, the{' '}
        <DocumentName path={documents.privacy}>Privacy Policy</DocumentName> and the{' '}
        <DocumentName path={documents.faq}>FAQ</DocumentName>.
      </Trans>
    </Checkbox>
  );
}

/** For whoever does not know what to do here. */
export function HelpLink() {
  const { t } = useLingui();
  return (
    <p className="text-center text-[0.875rem]">
      <DocumentName path={documents.help}>{t`Help center`}</DocumentName>
    </p>
  );
}

function DocumentName({
  path,
  children,
}: {
  readonly path: string;
  readonly children?: ReactNode;
}) {
  const hasRoute = useHasRoute();
  if (!hasRoute(path)) return <strong className="font-semibold">{children}</strong>;
  return (
    <Link to={path} className="font-semibold text-accent-strong underline underline-offset-4">
      {children}
    </Link>
  );
}
