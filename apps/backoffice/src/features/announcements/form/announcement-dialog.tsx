import { useLingui } from '@lingui/react/macro';
import {
  addAnnouncement,
  announcementLengths,
  changeAnnouncement,
  type StaffAnnouncement,
  uploadAnnouncementPicture,
} from '@perya/contract/announcements/staff-calls/announcements';
import { allBrands } from '@perya/contract/brands';
import { useState } from 'react';
import { CheckGroup, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { KeptDraft } from '../../../lib/forms/kept/kept-draft.tsx';
import { useKeptDraft } from '../../../lib/forms/kept/use-kept-draft.ts';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PhonePreview } from '../phone-preview.tsx';
import { formOf, inputOf, refusedOf } from './read-form.ts';

interface AnnouncementDialogProps {
  /** Without one a new one is written. */
  readonly announcement?: StaffAnnouncement;
  readonly onClose: () => void;
}

function useAnnouncementForm(held: StaffAnnouncement | undefined) {
  // One for this dialog: whoever presses twice adds once.
  const [key] = useState(() => crypto.randomUUID());
  const call = held === undefined ? addAnnouncement : changeAnnouncement;
  const form = useCallForm(call, {
    typed: { ...formOf(held ?? null), reason: '' },
    input: (form) => ({ key, id: held?.id, version: held?.version, ...inputOf(form) }),
    refuses: refusedOf,
    words: useFieldWords(),
    refusals: {
      ANNOUNCEMENT_PICTURE: 'picture',
      ANNOUNCEMENT_WINDOW: 'end',
      ANNOUNCEMENT_WORDS: 'title_en',
      CONTENT_LINK: 'link',
    },
  });
  return { ...form, call };
}

/** What it says, when it is shown, to whom and where it leads. */
function Particulars({
  field,
}: {
  readonly field: ReturnType<typeof useAnnouncementForm>['field'];
}) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={t`Title in English`}
        maxLength={announcementLengths.title}
        {...field('title_en')}
      />
      <TextField
        label={t`Title in Tagalog`}
        maxLength={announcementLengths.title}
        {...field('title_tl')}
      />
      <TextArea
        label={t`Words in English`}
        maxLength={announcementLengths.body}
        {...field('body_en')}
      />
      <TextArea
        label={t`Words in Tagalog`}
        maxLength={announcementLengths.body}
        {...field('body_tl')}
      />
      <TextField type="datetime-local" label={t`Begins, Manila time`} {...field('start')} />
      <TextField type="datetime-local" label={t`Ends, Manila time`} {...field('end')} />
      <SelectField
        label={t`How often`}
        options={[
          { value: '1', label: t`Once a day` },
          { value: '2', label: t`Once in each login` },
        ]}
        {...field('frequency')}
      />
      <TextField label={t`Place`} hint={t`Smaller ones are shown before`} {...field('seq')} />
      <TextField
        label={t`VIP levels`}
        hint={t`As 1-5, 12; empty: everybody`}
        {...field('levels')}
      />
      <TextField label={t`Leads to`} hint={t`As /welfare; empty: nowhere`} {...field('link')} />
    </div>
  );
}

/** Writes an announcement, with what players will see beside it. */
export function AnnouncementDialog({ announcement: held, onClose }: AnnouncementDialogProps) {
  const { t } = useLingui();
  const form = useAnnouncementForm(held);
  const kept = useKeptDraft(`announcement:${held?.id ?? 'new'}`, String(held?.version ?? 0), form);
  const { submit, isBusy, problem } = useSubmit(form.call, {
    form,
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const { field, typed, choose, errorOf } = form;
  return (
    <FormDialog
      title={held ? t`Change an announcement` : t`New announcement`}
      width="wide"
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
      isDirty={form.isDirty}
      preview={<PhonePreview shown={typed} />}
    >
      <KeptDraft kept={kept} />
      <PictureField
        call={uploadAnnouncementPicture}
        shown={typed.picture}
        hint={t`PNG, JPEG or WebP up to 8 MB; it is cut to four by three. Words belong below it, not into it.`}
        onPicture={(picture) => choose('picture', picture)}
        error={errorOf('picture')}
      />
      <Particulars field={field} />
      <CheckGroup
        legend={t`Brands`}
        options={allBrands().map(({ tag: value, name }) => ({
          value,
          label: value === 'h5' ? t`Mobile web` : name,
        }))}
        chosen={typed.brands}
        onChoose={(chosen) => choose('brands', chosen)}
        error={errorOf('brands')}
      />
      <TextField label={t`Why, for the audit`} maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}

/** What is wrong with a field, in words. */
function useFieldWords() {
  const { t } = useLingui();
  return {
    picture: t`Choose a picture`,
    title_en: t`Players read this: say it in words`,
    title_tl: t`Players read this: say it in words`,
    body_en: t`In both languages, or in none`,
    body_tl: t`In both languages, or in none`,
    link: t`A path of the app, as /welfare, or an address with https://`,
    start: t`Say when it begins`,
    end: t`Say when it ends, after it begins`,
    levels: t`Levels as 1-5, 12`,
    brands: t`Choose one brand at least`,
    seq: t`A whole number from 0 to 9999`,
    reason: t`Say why: it stands in the audit`,
  };
}
