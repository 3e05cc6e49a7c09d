import { useLingui } from '@lingui/react/macro';
import { exportConfiguration } from '@perya/contract/configuration/staff-calls/configuration';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { readManilaTime, writeManilaTime } from '../../lib/fields/manila-time.ts';
import { saveFile } from '../../lib/list/save-file.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface ExportBarProps {
  /** From when on the configuration can be shown as it stood. */
  readonly since: number | null;
}

/** Takes the configuration away as a file: as it is, as it stood at a moment, or an empty one to fill in. */
export function ExportBar({ since }: ExportBarProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { submit, isBusy, problem } = useSubmit(exportConfiguration, {
    problemIn: 'form',
    onDone: ({ name, file }) => saveFile(name, file, 'application/json'),
  });
  const moment = readManilaTime(typed);
  return (
    <section
      aria-label={t`Take it away`}
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-raised p-4"
    >
      <Button busy={isBusy} onClick={() => void submit({ what: 'house' })}>
        {t`Export as it is`}
      </Button>
      <Button busy={isBusy} onClick={() => void submit({ what: 'template' })}>
        {t`Empty template`}
      </Button>
      {since !== null && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={t`A moment, in Manila`}
            type="datetime-local"
            // The first whole minute that it was kept for.
            min={writeManilaTime(since + 60)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            busy={isBusy}
            disabled={moment === null}
            onClick={() => void submit({ what: 'house', at: moment })}
          >
            {t`Export as it stood`}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className="w-full text-negative">
          {problem}
        </p>
      )}
    </section>
  );
}
