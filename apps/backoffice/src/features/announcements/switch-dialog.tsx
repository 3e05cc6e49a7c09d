import { useLingui } from '@lingui/react/macro';
import {
  readAnnouncementReach,
  type StaffAnnouncement,
  switchAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import { reachDays } from '@perya/contract/rules/promotions/reach';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** How many it is for, of those who came lately. */
function Reach({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const { answer } = useCall(readAnnouncementReach, { id });
  const meant = i18n.number(answer?.meant ?? 0);
  const looked = `${i18n.number(answer?.looked ?? 0)}${answer?.is_more ? '+' : ''}`;
  const days = reachDays;
  return (
    <p aria-live="polite" className="min-h-5 font-semibold">
      {answer &&
        t`Of ${looked} players who came in the last ${days} days, ${meant} have a level that it is for.`}
    </p>
  );
}

interface SwitchDialogProps {
  readonly announcement: StaffAnnouncement;
  readonly onClose: () => void;
}

/** Switches it on or off, at once. */
export function SwitchDialog({ announcement, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { id, is_on, title_en: name } = announcement;
  const { submit, isBusy, problem } = useSubmit(switchAnnouncement, {
    problemIn: 'form',
    onDone: onClose,
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={is_on ? t`Switch off: ${name}` : t`Switch on: ${name}`}
      consequence={
        is_on ? (
          t`Players are shown it no more, from now on. Whoever has it on the screen keeps it until it is closed.`
        ) : (
          <>
            <p>{t`Players for whom it is are shown it as soon as its time has come.`}</p>
            <Reach id={id} />
          </>
        )
      }
      reasons={[
        { value: 'planned', label: t`As planned` },
        ...(is_on
          ? [
              { value: 'mistake', label: t`There is a mistake in it` },
              { value: 'over', label: t`What it tells of is over` },
            ]
          : [{ value: 'mended', label: t`The mistake is mended` }]),
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={is_on ? t`Switch off` : t`Switch on`}
      onDecide={(reason) => void submit({ id, is_on: !is_on, reason })}
      busy={isBusy}
      problem={problem}
      isDangerous={is_on}
    />
  );
}
