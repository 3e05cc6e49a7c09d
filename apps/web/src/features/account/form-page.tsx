import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/page-head.tsx';

/** The frame of the forms of this section: a narrow column with the way back to the account. */
export function FormPage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="page-column page-narrow">
      <PageHead title={title} backTo="/s-account" backLabel={t`Back to the account`} />
      {children}
    </div>
  );
}
