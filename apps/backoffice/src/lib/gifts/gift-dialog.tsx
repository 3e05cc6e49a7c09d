import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf } from '@perya/contract/call';
import { askGift, giveGift, readGiftBounds } from '@perya/contract/promotions/staff-calls/gifts';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import { say } from '@perya/contract/text';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { AskedOutcome } from '../asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../asking/use-asking.ts';
import { SelectField, TextField } from '../fields/field.tsx';
import { joinReason, useDecisionForm } from '../forms/use-decision-form.ts';
import { DecisionFormDialog } from '../overlays/decision-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useCall } from '../query/use-call.ts';
import { useSubmit } from '../query/use-submit.ts';
import { PickerField } from '../search/picker-field.tsx';
import { formatMoney } from '../show/format-money.ts';
import { PageState } from '../show/page-state.tsx';
import { giftTyped, needsSecond } from './gift-form.ts';

interface GiftDialogProps {
  /** Of the page; empty where it is typed. */
  readonly uid: string;
  readonly onClose: () => void;
}

type Bounds = AnswerOf<typeof readGiftBounds>;

/** Gives a player something by hand, or asks a second person for it where one may not alone. */
export function GiftDialog({ uid, onClose }: GiftDialogProps) {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(readGiftBounds, {});
  if (answer && answer.promotions.length > 0) {
    return <GiftForm uid={uid} bounds={answer} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={t`Give a gift`}>
      {state === 'loading' && <Skeleton className="h-40" />}
      {state === 'failed' && (
        <PageState
          title={t`No connection. Try again.`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && (
        <PageState
          title={t`No promotion of gifts runs`}
          text={t`Gifts are given out of a promotion of this kind, within its bounds.`}
        />
      )}
    </Dialog>
  );
}

/** Money, or whole Filcoins, as one reads it. */
function useWritten(currency: PromotionCurrency): (amount: string) => string {
  const { t, i18n } = useLingui();
  return (amount) => {
    if (currency === 'PHP') return formatMoney(amount);
    const filcoins = i18n.number(Number(amount));
    return t`${filcoins} Filcoins`;
  };
}

interface GiftForm {
  readonly uid: string;
  /** The number of the promotion that it is given out of. */
  readonly promotion: string;
  readonly amount: string;
}

/** What the typed gift means. */
function readGift(bounds: Bounds, typed: GiftForm) {
  const promotion = bounds.promotions.find(({ id }) => String(id) === typed.promotion);
  const currency = promotion?.currency ?? 'PHP';
  const amount = giftTyped(currency, typed.amount);
  const { max = '0', given = '0' } = bounds.alone.find((of) => of.currency === currency) ?? {};
  return {
    currency,
    amount,
    alone: { max, given },
    times: currency === 'PHP' ? (promotion?.wagering_times ?? 0) : 0,
    isAsked: amount !== null && needsSecond(currency, amount, given),
    wanted: { promotion: promotion?.id, uid: typed.uid.trim(), amount },
  };
}
type Gift = ReturnType<typeof readGift>;

/** What will happen. */
function Consequence({ gift }: { readonly gift: Gift }) {
  const { t } = useLingui();
  const written = useWritten(gift.currency);
  const worth = written(gift.amount ?? '0');
  const max = written(gift.alone.max);
  const before = written(gift.alone.given);
  const { times } = gift;
  return (
    <>
      {gift.amount === null && <p>{t`The gift is credited at once, and the player is told.`}</p>}
      {gift.amount !== null && gift.isAsked && (
        <p>{t`${worth} is credited once a second person has approved it.`}</p>
      )}
      {gift.amount !== null && !gift.isAsked && (
        <p>{t`${worth} is credited at once, and the player is told.`}</p>
      )}
      {times > 0 && (
        <p>
          <Plural
            value={times}
            one="It must be played once before it can be withdrawn."
            other="It must be played # times before it can be withdrawn."
          />
        </p>
      )}
      <p>{t`Alone one may give ${max} a day; you have given ${before} today.`}</p>
    </>
  );
}

function GiftForm({ uid: known, bounds, onClose }: GiftDialogProps & { readonly bounds: Bounds }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons(askGift.reasons);
  const [given, setGiven] = useState<AnswerOf<typeof giveGift> | null>(null);
  const form = useDecisionForm(askGift, {
    typed: { uid: known, promotion: String(bounds.promotions[0]?.id ?? ''), amount: '' },
    input: (typed) => ({ ...typed, ...readGift(bounds, typed).wanted }),
    words: { uid: t`The number of the player`, amount: t`An amount that can be given` },
    refusals: {
      NOT_FOUND: known === '' && 'uid',
      GIFT_SHUT_OUT: known === '' && 'uid',
      GIFT_NOT_FOR_PLAYER: known === '' && 'uid',
      GIFT_NOT_RUNNING: 'promotion',
      GIFT_TOO_LARGE: 'amount',
      GIFT_BOUND: 'amount',
      GIFT_NEEDS_SECOND_PERSON: 'amount',
    },
  });
  const asking = useAsking(askGift, form);
  const giving = useSubmit(giveGift, { form, onDone: setGiven });
  const gift = readGift(bounds, form.typed);
  const { isBusy, problem } = gift.isAsked ? asking : giving;
  const { field } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(({ words, ...wanted }, why) =>
        gift.isAsked
          ? asking.submit({ ...wanted, words })
          : giving.submit({ ...wanted, reason: joinReason(reasons, why) }),
      )}
      onClose={onClose}
      title={known === '' ? t`Give a gift` : t`Give player ${known} a gift`}
      consequence={<Consequence gift={gift} />}
      reasons={reasons}
      decideLabel={gift.isAsked ? t`Ask` : t`Give`}
      busy={isBusy}
      problem={problem}
      outcome={
        (given && <p>{t`Player ${given.uid} has it: gift ${given.id}.`}</p>) ??
        (asking.asked && <AskedOutcome id={asking.asked} />)
      }
    >
      {known === '' && (
        <PickerField
          kind="player"
          label={t`Player id`}
          value={form.typed.uid}
          set={(uid) => form.choose('uid', uid)}
          error={form.errorOf('uid')}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t`Out of`}
          options={bounds.promotions.map(({ id, name_en, name_tl }) => ({
            value: String(id),
            label: say({ en: name_en, tl: name_tl }, language),
          }))}
          {...field('promotion')}
        />
        <TextField
          label={gift.currency === 'PHP' ? t`Amount, in pesos` : t`Filcoins`}
          inputMode="decimal"
          {...field('amount')}
        />
      </div>
    </DecisionFormDialog>
  );
}
