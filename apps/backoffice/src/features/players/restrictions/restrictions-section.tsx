import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { causeOf, restrictionNames } from '@perya/contract/limits/restrictions';
import {
  askReopening,
  type RestrictionStep,
  readPlayerRestrictions,
} from '@perya/contract/limits/staff-calls/restrictions';
import { say } from '@perya/contract/text';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

interface ReopenProps {
  readonly uid: string;
  readonly standing: readonly RestrictionStep[];
}

/** Asks a second person to end all of it before its time. */
function Reopen({ uid, standing }: ReopenProps) {
  const { t } = useLingui();
  const reasons = useReasons(askReopening.reasons);
  const asking = useAsking(askReopening);
  const actions = standing.map(({ action }) => action);
  return (
    <>
      <UnlessWaiting action={askReopening.asks} topic={uid}>
        <Button onClick={asking.begin}>{t`Ask to end it early`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`End the restrictions of player ${uid} early`}
          consequence={t`A second person has to approve. Then the player is free again at once, and is told.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          busy={asking.isBusy}
          problem={asking.problem}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ uid, actions, reason: chosen as 'other', words })
          }
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}

function useStepColumns(): readonly Column<RestrictionStep>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const actorOf = useActor();
  return [
    {
      id: 'action',
      title: t`Keep from`,
      cell: ({ action }) => say(restrictionNames[action], language),
    },
    { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'until',
      title: t`Until`,
      cell: ({ until }) => (until === null ? t`ended early` : <Moment at={until} />),
    },
    { id: 'by', title: t`By`, cell: ({ by }) => actorOf(by) },
    { id: 'why', title: t`Why`, cell: ({ reason }) => reason },
    {
      id: 'told',
      title: t`What the player reads of the cause`,
      cell: ({ told }) => (told === '' ? '–' : say(causeOf(told), language)),
    },
  ];
}

/** What the house keeps the player from, for how long, and how it came to that. */
export function RestrictionsSection({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const columns = useStepColumns();
  const { answer } = useCall(readPlayerRestrictions, { uid });
  if (answer === null) return null;
  const { standing, history } = answer;
  return (
    <Section
      title={t`Restrictions`}
      actions={
        standing.length > 0 && may('limits.change') && <Reopen uid={uid} standing={standing} />
      }
    >
      <PlainTable
        title={t`Restrictions`}
        rows={history}
        idOf={({ action, at }) => `${action} ${at}`}
        emptyText={t`The house keeps the player from nothing, and never did`}
        columns={columns}
      />
    </Section>
  );
}
