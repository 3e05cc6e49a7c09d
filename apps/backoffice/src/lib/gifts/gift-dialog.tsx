import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf } from '@perya/contract/call';
import { askGift, giveGift, readGiftBounds } from '@perya/contract/promotions/staff-calls/gifts';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import { requestActions } from '@perya/contract/staff/request-actions';
import { say } from '@perya/contract/text';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { AskedOutcome } from '../asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../asking/use-asking.ts';
import { SelectField, TextField } from '../fields/field.tsx';
import { DecisionDialog } from '../overlays/decision-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useCall } from '../query/use-call.ts';
import { useSubmit } from '../query/use-submit.ts';
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

function useGiving() {
  const [given, setGiven] = useState<AnswerOf<typeof giveGift> | null>(null);
  const giving = useSubmit(giveGift, {
    problemIn: 'form',
    onDone: setGiven,
  });
  return { given, giving };
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

/** What is typed, and what it means. */
function useTypedGift(known: string, bounds: Bounds) {
  const [uid, setUid] = useState(known);
  const [chosen, setChosen] = useState(String(bounds.promotions[0]?.id ?? ''));
  const [typed, setTyped] = useState('');
  const promotion = bounds.promotions.find(({ id }) => String(id) === chosen);
  const currency = promotion?.currency ?? 'PHP';
  const amount = giftTyped(currency, typed);
  const alone = bounds.alone.find((each) => each.currency === currency);
  return {
    uid,
    setUid,
    chosen,
    setChosen,
    typed,
    setTyped,
    currency,
    amount,
    alone: { max: alone?.max ?? '0', given: alone?.given ?? '0' },
    times: currency === 'PHP' ? (promotion?.wagering_times ?? 0) : 0,
    isPlayer: /^[1-9]\d{0,17}$/.test(uid.trim()),
    isAsked: amount !== null && needsSecond(currency, amount, alone?.given ?? '0'),
    wanted: promotion && amount ? { promotion: promotion.id, uid: uid.trim(), amount } : null,
  };
}
type TypedGift = ReturnType<typeof useTypedGift>;

/** What will happen. */
function Consequence({ gift }: { readonly gift: TypedGift }) {
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

interface GiftFieldsProps {
  readonly gift: TypedGift;
  readonly bounds: Bounds;
  readonly asksPlayer: boolean;
  readonly hasTried: boolean;
}

function GiftFields({ gift, bounds, asksPlayer, hasTried }: GiftFieldsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      {asksPlayer && (
        <TextField
          label={t`Player id`}
          inputMode="numeric"
          value={gift.uid}
          onChange={({ target }) => gift.setUid(target.value)}
          error={hasTried && !gift.isPlayer ? t`The number of the player` : undefined}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t`Out of`}
          options={bounds.promotions.map(({ id, name_en, name_tl }) => ({
            value: String(id),
            label: say({ en: name_en, tl: name_tl }, language),
          }))}
          value={gift.chosen}
          onChange={({ target }) => gift.setChosen(target.value)}
        />
        <TextField
          label={gift.currency === 'PHP' ? t`Amount, in pesos` : t`Filcoins`}
          inputMode="decimal"
          value={gift.typed}
          onChange={({ target }) => gift.setTyped(target.value)}
          error={hasTried && gift.amount === null ? t`An amount that can be given` : undefined}
        />
      </div>
    </>
  );
}

function GiftForm({ uid: known, bounds, onClose }: GiftDialogProps & { readonly bounds: Bounds }) {
  const { t } = useLingui();
  const reasons = useReasons(requestActions['promotions.gift'].reasons);
  const asking = useAsking(askGift);
  const { given, giving } = useGiving();
  const [hasTried, setTried] = useState(false);
  const gift = useTypedGift(known, bounds);
  const { isAsked, isPlayer, wanted } = gift;
  const decide = (reason: string, { chosen, words }: { chosen: string; words: string }) => {
    setTried(true);
    if (!wanted || !isPlayer) return;
    if (isAsked) void asking.submit({ ...wanted, reason: chosen as never, words });
    else void giving.submit({ ...wanted, reason });
  };
  const { isBusy, problem } = isAsked ? asking : giving;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={known === '' ? t`Give a gift` : t`Give player ${known} a gift`}
      consequence={<Consequence gift={gift} />}
      reasons={reasons}
      decideLabel={isAsked ? t`Ask` : t`Give`}
      onDecide={decide}
      busy={isBusy}
      problem={problem}
      outcome={
        (given && <p>{t`Player ${given.uid} has it: gift ${given.id}.`}</p>) ??
        (asking.asked && <AskedOutcome id={asking.asked} />)
      }
    >
      <GiftFields gift={gift} bounds={bounds} asksPlayer={known === ''} hasTried={hasTried} />
    </DecisionDialog>
  );
}
