import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { homeNames } from '@perya/contract/content/staff-calls/home';
import {
  askCompliance,
  type ComplianceSite,
  complianceDaysMax,
} from '@perya/contract/kyc/staff-calls/compliance';
import { requestActions } from '@perya/contract/staff/request-actions';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime } from '../../../lib/fields/manila-time.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

type StartReason = (typeof requestActions)['kyc.compliance']['reasons'][number];

interface StartDialogProps {
  readonly site: ComplianceSite;
  /** Players who were asked to complete the check on their own page. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** Asks a second person for a window: when, whom it meets, why. */
export function StartDialog({ site, asked, onClose }: StartDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons(requestActions['kyc.compliance'].reasons);
  const asking = useAsking(askCompliance);
  const [typedFrom, setFrom] = useState('');
  const [typedUntil, setUntil] = useState('');
  const [hasTried, setTried] = useState(false);
  const from = typedFrom === '' ? 0 : readManilaTime(typedFrom);
  const until = readManilaTime(typedUntil);
  const isInOrder = from !== null && until !== null && until > from;
  const name = say(homeNames[site.tag], language);
  const overdue = `${i18n.number(site.overdue)}${site.is_more ? '+' : ''}`;
  const others = i18n.number(asked);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Lead players of ${name} to the identity check`}
      consequence={
        <div className="flex flex-col gap-1">
          <p className="font-semibold">
            {t`As things stand it meets ${overdue} players whose time is over, and ${others} who were asked to complete the check.`}
          </p>
          <p>{t`They can open nothing else on ${name}, and open apps change at once. Their money stays; what they have begun in a game finishes.`}</p>
          <p>{t`A colleague with the permission has to approve it. It ends by itself after ${complianceDaysMax} days at most; one person can end it at any time.`}</p>
        </div>
      }
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) => {
        setTried(true);
        if (!isInOrder) return;
        void asking.submit({ tag: site.tag, from, until, reason: chosen as StartReason, words });
      }}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked === null ? null : <AskedOutcome id={asking.asked} />}
      isDangerous
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t`Begins, Manila time`}
          hint={t`Empty: with the approval`}
          value={typedFrom}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={t`Ends, Manila time`}
          value={typedUntil}
          onChange={(event) => setUntil(event.target.value)}
          error={hasTried && !isInOrder ? t`Say when it ends, after it begins` : undefined}
        />
      </div>
    </DecisionDialog>
  );
}
