import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type MallOrder, moveMallOrder } from '@perya/contract/points/staff-calls/mall-orders';
import { cancelCauseNames, cancelCauses } from '@perya/contract/rules/mall/cancel-causes';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { TextField } from '../../../lib/fields/field.tsx';
import { joinReason, useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import type { OrderStep } from './next-steps.ts';

interface MoveOrderProps {
  readonly order: MallOrder;
  readonly to: OrderStep;
  readonly onClose: () => void;
}

function useStepWords(to: OrderStep) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const other = { value: 'other', label: t`Another reason` };
  if (to === 'shipped') {
    return {
      title: t`Ship the order`,
      consequence: t`The player sees at once that it is on its way, with courier and tracking number.`,
      reasons: [{ value: 'handed', label: t`Handed to the courier` }, other],
      decide: t`Ship`,
      done: t`The order is on its way; the player sees its number.`,
    };
  }
  if (to === 'received') {
    return {
      title: t`Note that it was received`,
      consequence: t`The order is over. Of a code the player sees it from now on.`,
      reasons: [
        { value: 'courier', label: t`The courier says so` },
        { value: 'fetched', label: t`Fetched at the store` },
        { value: 'sent', label: t`The code was sent` },
        { value: 'player', label: t`The player says so` },
        other,
      ],
      decide: t`Note it`,
      done: t`The order was received.`,
    };
  }
  return {
    title: t`Cancel the order`,
    consequence: t`The player gets the Filcoins back at once, and the goods go back in stock. The player reads your reason.`,
    reasons: cancelCauseNames.map((cause) => ({
      value: cause,
      label: say(cancelCauses[cause], language),
    })),
    decide: t`Cancel the order`,
    done: t`The order is canceled; Filcoins and stock are back.`,
  };
}

/** Moves an order on, or cancels it. */
export function MoveOrder({ order, to, onClose }: MoveOrderProps) {
  const { t } = useLingui();
  const words = useStepWords(to);
  const [isDone, setDone] = useState(false);
  const isShipping = to === 'shipped';
  const form = useDecisionForm(moveMallOrder, {
    typed: { courier: '', courier_number: '' },
    input: ({ courier, courier_number, ...why }) => ({
      id: order.id,
      to,
      courier,
      courier_number,
      reason: joinReason(words.reasons, why),
      // Why it is cancelled the player reads.
      ...(to === 'cancelled' && { cause: why.reason, words: why.words }),
    }),
    refuses: (typed) => [
      isShipping && typed.courier.trim() === '' && 'courier',
      isShipping && typed.courier_number.trim() === '' && 'courier_number',
    ],
    words: { courier: t`Say who brings it`, courier_number: t`The player follows it by this` },
    refusals: { COURIER_MISSING: isShipping && 'courier' },
  });
  const { submit, isBusy, problem } = useSubmit(moveMallOrder, {
    form,
    onDone: () => setDone(true),
  });
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={words.title}
      consequence={
        <>
          <p>{words.consequence}</p>
          {to === 'cancelled' && (
            <p>
              <Plural
                value={order.pay_amount}
                one="# Filcoin is given back."
                other="# Filcoins are given back."
              />
            </p>
          )}
        </>
      }
      reasons={words.reasons}
      decideLabel={words.decide}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? <p>{words.done}</p> : undefined}
      isDangerous={to === 'cancelled'}
    >
      {isShipping && (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <TextField label={t`Courier`} maxLength={60} {...form.field('courier')} />
          <TextField label={t`Tracking number`} maxLength={60} {...form.field('courier_number')} />
        </div>
      )}
    </DecisionFormDialog>
  );
}
