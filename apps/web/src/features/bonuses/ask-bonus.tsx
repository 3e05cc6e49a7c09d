import { useLingui } from '@lingui/react/macro';
import {
  type Bonus,
  claimBonus,
  declineBonus,
  giveUpBonus,
} from '@perya/contract/promotions/calls/bonuses';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { openModal } from '../../lib/modals/open-modal.ts';
import { feelReward } from '../../lib/moments/feel.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { mustBePlayed } from './group-bonuses.ts';

interface AskProps {
  readonly bonus: Bonus;
  readonly close: () => void;
}

const ask = (title: string, content: (close: () => void) => React.ReactNode) =>
  void openModal({
    title,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content,
  });

export const askToClaim = (bonus: Bonus, title: string) =>
  ask(title, (close) => <Claim bonus={bonus} close={close} />);
export const askToDecline = (bonus: Bonus, title: string) =>
  ask(title, (close) => <Decline bonus={bonus} close={close} />);
export const askToGiveUp = (bonus: Bonus, title: string) =>
  ask(title, (close) => <GiveUp bonus={bonus} close={close} />);

function useDecision(
  call: typeof claimBonus | typeof declineBonus | typeof giveUpBonus,
  close: () => void,
  saidOf: (decided: Bonus) => string,
) {
  return useSubmit(call, {
    onRefused: close,
    onDone: (decided) => {
      toast.success(saidOf(decided));
      close();
    },
  });
}

function Claim({ bonus, close }: AskProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useDecision(claimBonus, close, (claimed) => {
    const amount = pesoText(claimed.amount ?? '0.00');
    return t`${amount} was added to your balance`;
  });
  const take = async () => {
    if (await submit({ id: bonus.id })) feelReward();
  };
  return (
    <Question
      text={<WhatClaimDoes bonus={bonus} />}
      no={t`Not now`}
      yes={bonus.amount === null ? t`Open` : t`Claim`}
      isBusy={isBusy}
      close={close}
      submit={() => void take()}
    />
  );
}

function WhatClaimDoes({ bonus }: Pick<AskProps, 'bonus'>) {
  const { t } = useLingui();
  if (bonus.amount === null || bonus.to_play === null) {
    return t`The box is opened, and what is in it is added to your balance.`;
  }
  const amount = pesoText(bonus.amount);
  const toPlay = pesoText(bonus.to_play);
  return mustBePlayed(bonus)
    ? t`${amount} is added to your balance. It can be withdrawn after ${toPlay} of turnover.`
    : t`${amount} is added to your balance and can be withdrawn at once.`;
}

function Decline({ bonus, close }: AskProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useDecision(declineBonus, close, () => t`The bonus is declined`);
  return (
    <Question
      text={t`You cannot claim it later. Your balance does not change.`}
      no={t`Keep it`}
      yes={t`Decline`}
      isRisky
      isBusy={isBusy}
      close={close}
      submit={() => void submit({ id: bonus.id })}
    />
  );
}

function GiveUp({ bonus, close }: AskProps) {
  const { t } = useLingui();
  const amount = pesoText(bonus.amount ?? '0.00');
  const { submit, isBusy } = useDecision(giveUpBonus, close, () => t`The bonus is forfeited`);
  return (
    <Question
      text={t`${amount} is taken from your balance, and the turnover of this bonus is dropped. You keep what you won with it.`}
      no={t`Keep it`}
      yes={t`Forfeit`}
      isRisky
      isBusy={isBusy}
      close={close}
      submit={() => void submit({ id: bonus.id })}
    />
  );
}

interface QuestionProps {
  readonly text: React.ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly isRisky?: boolean;
  readonly isBusy: boolean;
  readonly close: () => void;
  readonly submit: () => void;
}

function Question({ text, no, yes, isRisky = false, isBusy, close, submit }: QuestionProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="leading-normal">{text}</p>
      <div className="flex gap-3 *:flex-1">
        <Button kind="secondary" onClick={close}>
          {no}
        </Button>
        <Button kind={isRisky ? 'danger' : 'primary'} busy={isBusy} onClick={submit}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
