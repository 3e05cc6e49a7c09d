import { useLingui } from '@lingui/react/macro';
import { listPlayedGames } from '@perya/contract/catalogue/calls/catalogue';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { listDeposits } from '@perya/contract/payments/calls/transactions';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { type KycStatus, kycStatusOf } from '@perya/contract/rules/kyc-status';
import { Button } from '@perya/ui/button';
import { buttonClass } from '@perya/ui/button-class';
import { Card } from '@perya/ui/card';
import { type Drawing, Icon } from '@perya/ui/icon';
import { clockIcon, shieldIcon, successIcon, ticketIcon, walletIcon } from '@perya/ui/icons/status';
import { Link } from '@tanstack/react-router';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { displayName } from '../../lib/player/display-name.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { beginsWithBasics, type FirstStep, type StepState, stepsOf } from './first-day.ts';
import { NicknameForm } from './nickname-form.tsx';

/** The lists change by what the player does elsewhere; a home page that is opened again asks then. */
const freshMs = 10_000;

/** What the policy asks, and whether there was a deposit and a game; null until all are known. */
function useDoings() {
  const asked = { page_size: 1, status: 'completed', time_flag: 7 } as const;
  const deposits = useCall(listDeposits, asked, { freshMs });
  const games = useCall(listPlayedGames, {}, { freshMs });
  const kyc = useCall(getKyc, {});
  if (deposits.answer === null || games.answer === null || kyc.answer === null) return null;
  return {
    policy: kyc.answer.policy,
    hasDeposited: deposits.answer.d.length > 0,
    hasPlayed: games.answer.d.length > 0,
  };
}

/** Welcomes a newcomer by name and leads through the first three steps, until all are done. */
export function FirstDayCard({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const doings = useDoings();
  if (doings === null) return null;
  const known = { status: kycStatusOf(profile.kyc_status), ...doings };
  const steps = stepsOf(known);
  if (steps.every(({ state }) => state === 'done')) return null;
  const isShort = beginsWithBasics(known);
  const name = displayName(profile);
  const hasName = profile.nickname !== '';
  return (
    <Card className="flex flex-col gap-4 on-side:gap-2 on-side:p-3">
      <h2 className="font-bold font-display text-xl leading-tight [overflow-wrap:anywhere] on-side:text-base">
        {hasName ? t`Welcome, ${name}!` : t`Welcome to the fair!`}
      </h2>
      <ol className="flex flex-col gap-3 on-side:grid on-side:grid-cols-3">
        {steps.map(({ step, state }) => (
          <Step key={step} step={step} state={state} status={known.status} isShort={isShort} />
        ))}
      </ol>
      {!hasName && <NicknameForm />}
    </Card>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly state: StepState;
  readonly status: KycStatus;
  /** The identity begins with its short form. */
  readonly isShort: boolean;
}

const drawings: Record<FirstStep, Drawing> = {
  identity: shieldIcon,
  deposit: walletIcon,
  game: ticketIcon,
};

function Step({ step, state, status, isShort }: StepProps) {
  const { t } = useLingui();
  const names: Record<FirstStep, string> = {
    identity: t`Verify your identity`,
    deposit: t`Make your first deposit`,
    game: t`Play your first game`,
  };
  const hints: Record<FirstStep, string> = {
    identity: isShort
      ? t`Name, birthday and three photos with your ID: about 2 minutes`
      : t`About 3 minutes, with a valid ID`,
    deposit: t`From your wallet app or your bank`,
    game: t`Start with what others play most`,
  };
  const said: Record<StepState, string> = {
    done: t`Done`,
    waiting: t`Under review: look around meanwhile`,
    passed:
      status === 'basic_account'
        ? t`Basic account: you can deposit and play`
        : t`Under review: go on meanwhile`,
    next: hints[step],
    later: hints[step],
  };
  const isDone = state === 'done';
  const isPaused = state === 'waiting' || state === 'passed';
  const drawing = isDone ? successIcon : isPaused ? clockIcon : drawings[step];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon
        drawing={drawing}
        className={`size-6 shrink-0 ${isDone ? 'text-positive' : 'text-ink-muted'}`}
      />
      <span className="min-w-32 flex-1 leading-snug">
        <span className="block font-semibold text-[0.9375rem]">{names[step]}</span>
        <span className="block text-[0.8125rem] text-ink-muted">{said[state]}</span>
      </span>
      {state === 'next' && <Way step={step} name={names[step]} isShort={isShort} />}
    </li>
  );
}

/** One button in the card: the way to what comes next. */
function Way({ step, name, isShort }: Pick<StepProps, 'step' | 'isShort'> & { name: string }) {
  const { t } = useLingui();
  const label = t`Start: ${name}`;
  if (step === 'deposit') {
    return (
      <Button aria-label={label} onClick={() => openCashier('deposit')}>
        {t`Start`}
      </Button>
    );
  }
  if (step === 'identity') {
    return (
      <Link
        to="/s-kyc"
        search={isShort ? { form: 'base' } : {}}
        aria-label={label}
        className={buttonClass()}
      >
        {t`Start`}
      </Link>
    );
  }
  return (
    <Link
      to="/s-game/sections/$sectionId"
      params={{ sectionId: 'Hot Games' }}
      aria-label={label}
      className={buttonClass()}
    >
      {t`Start`}
    </Link>
  );
}
