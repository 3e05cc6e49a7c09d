import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { readConfiguration } from '@perya/contract/configuration/staff-calls/configuration';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { ExportBar } from './export-bar.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { DraftsTable, ImportsTable } from './imports-tables.tsx';

/** The configuration of the house as one file: out of this installation, into it, and as it stood. */
export function ConfigurationPage() {
  const { t } = useLingui();
  const mayImport = useMay()('configuration.import');
  const read = useCall(readConfiguration, {});
  const [isImporting, setImporting] = useState(false);
  return (
    <CallPage
      title={t`Configuration`}
      about={t`What staff have furnished, as one file without keys, people, money or stock. A file is brought in as a whole, by two people, and can be undone.`}
      read={read}
      failedTitle={t`The configuration could not be loaded`}
      actions={
        mayImport && (
          <UnlessWaiting action="configuration.import">
            <Button
              kind="primary"
              onClick={() => setImporting(true)}
            >{t`Bring in a file …`}</Button>
          </UnlessWaiting>
        )
      }
    >
      {({ parts, since, drafts, imports }) => (
        <>
          <WaitingRequests action="configuration.import">
            <WaitingRequests action="configuration.undo">
              <ExportBar since={since} />
              <PartsTable parts={parts} />
              {drafts.length > 0 && <DraftsTable drafts={drafts} />}
              {imports.length > 0 && <ImportsTable imports={imports} mayUndo={mayImport} />}
            </WaitingRequests>
          </WaitingRequests>
          {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
        </>
      )}
    </CallPage>
  );
}

type Parts = AnswerOf<typeof readConfiguration>['parts'];

function PartsTable({ parts }: { readonly parts: Parts }) {
  const { t, i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Parts of the configuration`} className="overflow-x-auto">
      <table aria-label={t`Parts of the configuration`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Part`}</th>
            <th scope="col">{t`In the file`}</th>
            <th scope="col" className="text-right">{t`Rows`}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, title, rows }) => (
            <tr key={name}>
              <th scope="row" className="text-left font-normal">
                {title}
              </th>
              <td className="font-mono">{name}</td>
              <td className="text-right">{i18n.number(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
