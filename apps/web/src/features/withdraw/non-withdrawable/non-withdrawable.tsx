import { useLingui } from '@lingui/react/macro';
import { listRequirements, type Requirement } from '@perya/contract/payments/calls/payments';
import { Button } from '@perya/ui/button';
import { ErrorState } from '@perya/ui/states/error-state';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useRouter } from '@tanstack/react-router';
import { closeOverlay } from '../../../lib/overlays/pending-action.ts';
import { useContactUrl } from '../../../lib/page/use-contact-url.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { playedOf } from './played-of.ts';

/** Why part of the balance stays, and what frees it. [M-215 M-481] */
export function NonWithdrawable({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`Deposits and bonuses have a turnover limit: they must be played before they can be withdrawn. Every settled bet counts, the oldest amount first, and what you win is yours.`}
      </p>
      <Requirements />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button size="large" onClick={close}>{t`Close`}</Button>
        <ContactService onFollow={close} />
      </div>
    </div>
  );
}

function Requirements() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listRequirements, {}, { isPerLanguage: true });
  if (answer === null) {
    if (state !== 'failed') return <Skeleton className="h-28" />;
    return (
      <ErrorState
        title={t`This could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => void reload()}
      />
    );
  }
  if (answer.requirements.length === 0) {
    return (
      <p className="font-semibold">{t`Nothing is left to play: all of your balance can be withdrawn.`}</p>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {answer.requirements.map((requirement) => (
        <RequirementRow key={requirement.posting_id} requirement={requirement} />
      ))}
    </ul>
  );
}

/** To the service page; without one, to the operator's chat in a window of its own. [M-215] */
function ContactService({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { servicePath, chatUrl } = useContactUrl();
  const follow = () => {
    onFollow();
    if (servicePath === null) {
      window.open(chatUrl, '_blank', 'noopener');
      return;
    }
    closeOverlay();
    router.history.push(servicePath);
  };
  return (
    <Button kind="secondary" size="large" onClick={follow}>
      {t`Contact Service`}
    </Button>
  );
}

/** One amount in plain words: how much more play frees how much, and where it came from. [M-481] */
function RequirementRow({ requirement }: { readonly requirement: Requirement }) {
  const { t } = useLingui();
  const momentText = useMoment('minute');
  const { source, created_at, amount, left, to_play } = requirement;
  const more = pesoText(left);
  const released = pesoText(amount);
  const { played, percent } = playedOf(requirement);
  const done = pesoText(played);
  const all = pesoText(to_play);
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-sunken px-3.5 py-3">
      <p className="font-semibold leading-snug">{t`Play ${more} more to release ${released}`}</p>
      <p className="text-[0.8125rem] text-ink-muted">
        {source} · {momentText(created_at)}
      </p>
      <ProgressBar label={t`Played`} value={percent} max={100} valueText={t`${done} of ${all}`} />
    </li>
  );
}
