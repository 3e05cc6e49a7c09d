import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { errors } from '@perya/contract/errors';
import { say } from '@perya/contract/text';
import { TextField } from '@perya/ui/fields/text-field';
import { useForm } from '../../../lib/fields/use-form.ts';
import { DepositLinks } from '../deposit-links.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { cleanCode, isCodeShort, isCodeWhole } from '../rules/voucher-code.ts';
import { SubmitBar } from '../submit-bar.tsx';
import { useVoucher } from './use-voucher.ts';
import { VoucherProducts } from './voucher-products.tsx';

/** A code in place of an amount. [M-128 M-300 M-301 M-421] */
export function VoucherForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { send, isHeld, refusal, forgetRefusal } = useVoucher(close);
  const wrong = errors.VOUCHER_CODE_INVALID.message;
  const form = useForm({
    start: { code: '' },
    tells: 'once-left',
    problemsOf: (typed) => ({ code: !isCodeWhole(typed.code) && wrong }),
  });
  const { code } = form.values;
  const problem = isCodeShort(code) ? say(wrong, language) : form.errorOf('code');
  const press = form.sendBy((typed) => !isHeld && send(typed.code));
  return (
    <form noValidate onSubmit={press} className="contents">
      <TextField
        label={t`Voucher code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          forgetRefusal();
          form.set({ code: cleanCode(event.target.value) });
        }}
        error={refusal?.text ?? problem}
        className="font-semibold text-lg"
      />
      {refusal !== null && <RefusalNote refusal={refusal} />}
      <VoucherProducts />
      <DepositLinks />
      <SubmitBar label={t`Deposit`} isBusy={isHeld} isDisabled={isHeld || !isCodeWhole(code)} />
    </form>
  );
}
