import { useLingui } from '@lingui/react/macro';
import { savePlatform, uploadPlatformLogo } from '@perya/contract/catalogue/staff-calls/listing';
import type { StaffPlatform, StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';

const emptyPlatform: StaffPlatform = { id: '', name: '', logo: '', is_open: true };

/** The labels by which players find games of a venue. */
export function Platforms({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const mayEdit = useMay()('games.edit');
  const [edited, setEdited] = useState<StaffPlatform | null>(null);
  const { code, name } = venue;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="font-semibold">{t`Platforms`}</h3>
      {venue.platforms.map((platform) => (
        <Button
          key={platform.id}
          kind="quiet"
          className="h-7"
          disabled={!mayEdit}
          onClick={() => setEdited(platform)}
        >
          {platform.name}
          {!platform.is_open && <> ({t`Closed`})</>}
        </Button>
      ))}
      {mayEdit && (
        <Button kind="quiet" className="h-7" onClick={() => setEdited(emptyPlatform)}>
          {t`Add a platform …`}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {edited && <PlatformDialog venue={code} platform={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface PlatformDialogProps {
  readonly venue: string;
  readonly platform: StaffPlatform;
  readonly onClose: () => void;
}

function PlatformDialog({ venue, platform, onClose }: PlatformDialogProps) {
  const { t } = useLingui();
  const isNew = platform.id === '';
  const form = useCallForm(savePlatform, {
    typed: { ...platform, reason: '' },
    input: (typed) => ({ venue, ...typed }),
    words: {
      id: t`Small letters, digits and dashes`,
      reason: t`Say why: it stands in the audit`,
    },
    refusals: { PICTURE_UNKNOWN: 'logo' },
  });
  const { submit, isBusy, problem } = useSubmit(savePlatform, { form, onDone: onClose });
  const { field, typed } = form;
  return (
    <FormDialog
      title={isNew ? t`Add a platform` : t`Change the platform`}
      startsAt="fields"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TextField label={t`Code`} maxLength={40} readOnly={!isNew} {...field('id')} />
      <TextField label={t`Name`} maxLength={80} {...field('name')} />
      <PictureField
        call={uploadPlatformLogo}
        shown={typed.logo}
        onPicture={(logo) => form.choose('logo', logo)}
        hint={t`PNG, JPEG or WebP; a square one looks best`}
        error={form.errorOf('logo')}
      />
      <CheckField label={t`Open: a closed platform closes its games`} {...field('is_open')} />
      <TextArea label={t`Why, for the audit`} maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}
