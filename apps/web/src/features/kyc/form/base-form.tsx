import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { isApiError } from '@perya/contract/client-errors';
import { type KycRecord, updateKycBase } from '@perya/contract/kyc/calls/kyc';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { forgetSelfie } from '../selfie-cache.ts';
import { StageFrame } from '../stage-frame.tsx';
import { FormPhotoField } from './form-photo-field.tsx';
import { FormSection } from './form-section.tsx';
import { goOnByEnter } from './go-on-by-enter.ts';
import { PersonFields } from './person-fields.tsx';
import { draftBasis, forgetDraft } from './rules/draft.ts';
import { isFormShut, locksOf } from './rules/form-locks.ts';
import { baseProblems } from './rules/form-problems.ts';
import { baseRequest } from './rules/form-request.ts';
import { SubmitBar } from './submit-bar.tsx';
import { useForm } from './use-form.ts';
import { usePhotoRound } from './use-photo-round.ts';
import './form.css';

const photos = ['idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath'] as const;

interface BaseFormProps {
  readonly record: KycRecord;
}

/** One screen back; whoever came by an address goes to the account. */
function useGoBack(): () => Promise<void> {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return async () => {
    if (canGoBack) history.back();
    else await navigate({ to: '/s-account', replace: true });
  };
}

export function BaseForm(props: BaseFormProps) {
  return <Fields key={draftBasis(props.record)} {...props} />;
}

/** Name, birthday, gender and photos, for a record that stands already or is begun by them. [A-165 A-166 A-167 A-417] */
function Fields({ record }: BaseFormProps) {
  const { t } = useLingui();
  const goBack = useGoBack();
  const form = useForm(record, (fields, today) => baseProblems(fields, today, record));
  const turnOf = usePhotoRound(form, photos);
  const [detail, setDetail] = useState<string>();
  const { submit, isBusy, problem } = useSubmit(updateKycBase, {
    problemIn: 'form',
    problemOf: (error) => {
      setDetail(isApiError(error) ? error.message : undefined);
      return t`Update basic information failed`;
    },
    onDone: async () => {
      forgetDraft(sessionStore);
      forgetSelfie();
      await goBack();
    },
  });
  const isShut = isFormShut(record);
  const title = t`Basic Information`;
  return (
    <StageFrame title={title} onBack={() => void goBack()} takesFocus={false}>
      <form
        noValidate
        onSubmit={form.sendBy((fields) => {
          if (!isShut) void submit(baseRequest(fields));
        })}
        onKeyDown={goOnByEnter}
        className="flex flex-col gap-4"
      >
        <fieldset
          disabled={isShut || isBusy}
          aria-label={title}
          className="flex min-w-0 flex-col gap-4"
        >
          <FormSection title={t`About you`}>
            <PersonFields form={form} takesFocus={!isShut} />
          </FormSection>
          <FormSection title={t`Your ID`}>
            <FormPhotoField
              form={form}
              name="idPhoto"
              turn={turnOf('idPhoto')}
              label={t`Front photo of ID`}
              kind="card"
              isLocked={locksOf(record).isIdPhotoLocked}
            />
            <FormPhotoField
              form={form}
              name="idPhotoBack"
              turn={turnOf('idPhotoBack')}
              label={t`Back photo of ID`}
              kind="card"
            />
            <FormPhotoField
              form={form}
              name="selfieWithIDPhotoPath"
              turn={turnOf('selfieWithIDPhotoPath')}
              label={t`Selfie with ID`}
              kind="selfie"
            />
          </FormSection>
        </fieldset>
        <SubmitBar isBusy={isBusy} isShut={isShut} problem={problem} detail={detail} />
      </form>
    </StageFrame>
  );
}
