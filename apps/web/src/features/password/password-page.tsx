import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/page-head.tsx';

interface PasswordPageProps {
  readonly title: string;
  readonly text?: string;
  readonly backTo: string;
  readonly children: ReactNode;
}

/** The frame of every page on the way to a password: a narrow column with one question. */
export function PasswordPage({ title, text, backTo, children }: PasswordPageProps) {
  const { t } = useLingui();
  return (
    <div className="page-column page-narrow">
      <PageHead title={title} backTo={backTo} backLabel={t`Back`} />
      {text !== undefined && <p className="text-ink-muted">{text}</p>}
      {children}
    </div>
  );
}
