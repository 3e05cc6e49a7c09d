import { useLingui } from '@lingui/react/macro';
import { exportData } from '@perya/contract/identity/calls/own-data';
import type { OwnPrivacyRequest } from '@perya/contract/privacy/calls/requests';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { useKindNames } from './use-kind-names.ts';

/** One request with its state and its answer; the copy that was asked for is downloaded here. */
export function RequestCard({ request }: { readonly request: OwnPrivacyRequest }) {
  const { t } = useLingui();
  const names = useKindNames();
  const moment = useMoment('minute');
  const { state, kind } = request;
  const states = { open: t`Waiting`, granted: t`Granted`, refused: t`Refused` };
  const tones = { open: 'warning', granted: 'positive', refused: 'neutral' } as const;
  const asked = moment(request.asked_at);
  const due = moment(request.due_at);
  return (
    <Card>
      <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{names[kind]}</h3>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </div>
        <p className="text-[0.8125rem] text-ink-muted">
          {state === 'open' ? t`Asked ${asked}, answered before ${due}` : t`Asked ${asked}`}
        </p>
        {request.text !== '' && <p className="whitespace-pre-wrap">{request.text}</p>}
        {request.answer !== '' && (
          <div className="border-line border-l-2 pl-3">
            <h4 className="font-semibold text-[0.8125rem]">{t`Answer`}</h4>
            <p className="whitespace-pre-wrap">{request.answer}</p>
          </div>
        )}
        {kind === 'access' && state === 'granted' && <CopyButton />}
      </div>
    </Card>
  );
}

function CopyButton() {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(exportData, { onDone: ({ url }) => saveFile(url) });
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void submit({})}>
      {t`Download the copy`}
    </Button>
  );
}
