import { useLingui } from '@lingui/react/macro';
import type { StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { describeGame, uploadCover } from '@perya/contract/catalogue/staff-calls/listing';
import { listStaffVenues } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface DescribeDialogProps {
  readonly game: StaffGame;
  readonly onClose: () => void;
}

/** Name, platform and cover of a game: what players see of it, and nothing that money depends on. */
export function DescribeDialog({ game: shown, onClose }: DescribeDialogProps) {
  const { t } = useLingui();
  const [game] = useState(shown);
  const { id, revision, name, platform, img, venue, platform_name } = game;
  const { answer } = useCall(listStaffVenues, {});
  const platforms = answer?.rows.find(({ code }) => code === venue)?.platforms ?? [
    { id: platform, name: platform_name },
  ];
  const form = useCallForm(describeGame, {
    typed: { name, platform, img, reason: '' },
    input: (typed) => ({ id, revision, ...typed }),
    words: { reason: t`Say why: it stands in the audit` },
    refusals: { PICTURE_UNKNOWN: 'img', PLATFORM_UNKNOWN: 'platform' },
  });
  const { submit, isBusy, problem } = useSubmit(describeGame, { form, onDone: onClose });
  const { field, typed } = form;
  return (
    <FormDialog
      title={t`Name and cover of ${name}`}
      startsAt="fields"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TextField label={t`Name`} maxLength={80} {...field('name')} />
      <SelectField
        label={t`Platform`}
        options={platforms.map(({ id: value, name: label }) => ({ value, label }))}
        {...field('platform')}
      />
      <PictureField
        call={uploadCover}
        shown={typed.img === '' ? '' : `${typed.img}-200.webp`}
        onPicture={(picture) => form.choose('img', picture)}
        hint={t`PNG, JPEG or WebP up to 8 MB; it is cut to three by four`}
        error={form.errorOf('img')}
      />
      <TextArea label={t`Why, for the audit`} maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}
