import { useLingui } from '@lingui/react/macro';
import {
  addAnnouncement,
  announcementLengths,
  changeAnnouncement,
  type StaffAnnouncement,
  uploadAnnouncementPicture,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { InputOf } from '@perya/contract/call';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { PhonePreview } from '../phone-preview.tsx';
import { BrandFields } from './brand-fields.tsx';
import { type AnnouncementForm, formOf, readForm } from './read-form.ts';
import { useFormProblems } from './use-form-problems.ts';

interface AnnouncementDialogProps {
  /** Without one a new one is written. */
  readonly announcement?: StaffAnnouncement;
  readonly onClose: () => void;
}

type Written = Omit<InputOf<typeof addAnnouncement>, 'key'>;

interface Sent {
  readonly key: string;
  readonly written: Written;
  /** As it was seen, if one is changed. */
  readonly held: StaffAnnouncement | undefined;
}

/** Writes an announcement, with what players will see beside it. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { t } = useLingui();
  const id = useId();
  // One for this dialog: whoever presses twice adds once.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<AnnouncementForm>(() => formOf(announcement ?? null));
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const problemOf = useFormProblems(typed, hasTried);
  const { submit, isBusy, problem } = useSubmit(
    (client, { key: ownKey, written, held }: Sent) =>
      held === undefined
        ? client.call(addAnnouncement, { key: ownKey, ...written })
        : client.call(changeAnnouncement, { id: held.id, version: held.version, ...written }),
    {
      problemIn: 'form',
      onDone: onClose,
    },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const read = readForm(typed);
    if ('problems' in read || reason.trim().length < 3) return;
    void submit({ key, written: { ...read.input, reason }, held: announcement });
  };
  const set = (given: Partial<AnnouncementForm>) => setTyped((held) => ({ ...held, ...given }));
  const text = (name: 'title_en' | 'title_tl' | 'link' | 'levels' | 'seq', label: string) => ({
    label,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    error: problemOf(name),
  });
  const area = (name: 'body_en' | 'body_tl', label: string) => (
    <TextArea
      label={label}
      maxLength={announcementLengths.body}
      value={typed[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={problemOf(name)}
    />
  );
  const moment = (name: 'start' | 'end', label: string) => (
    <TextField
      type="datetime-local"
      label={label}
      value={typed[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={problemOf(name)}
    />
  );
  const isWithoutReason = hasTried && reason.trim().length < 3;
  return (
    <Dialog
      open
      onClose={onClose}
      title={announcement ? t`Change an announcement` : t`New announcement`}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} kind="primary" busy={isBusy}>{t`Save`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 lg:flex-row">
        <form id={id} onSubmit={save} className="flex min-w-0 grow flex-col gap-3">
          <PictureField
            call={uploadAnnouncementPicture}
            shown={typed.picture}
            hint={t`PNG, JPEG or WebP up to 8 MB; it is cut to four by three. Words belong below it, not into it.`}
            onPicture={(picture) => set({ picture })}
            error={problemOf('picture')}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              {...text('title_en', t`Title in English`)}
              maxLength={announcementLengths.title}
            />
            <TextField
              {...text('title_tl', t`Title in Tagalog`)}
              maxLength={announcementLengths.title}
            />
            {area('body_en', t`Words in English`)}
            {area('body_tl', t`Words in Tagalog`)}
            {moment('start', t`Begins, Manila time`)}
            {moment('end', t`Ends, Manila time`)}
            <SelectField
              label={t`How often`}
              options={[
                { value: '1', label: t`Once a day` },
                { value: '2', label: t`Once in each login` },
              ]}
              value={typed.frequency}
              onChange={(event) => set({ frequency: event.target.value === '1' ? '1' : '2' })}
            />
            <TextField {...text('seq', t`Place`)} hint={t`Smaller ones are shown before`} />
            <TextField {...text('levels', t`VIP levels`)} hint={t`As 1-5, 12; empty: everybody`} />
            <TextField {...text('link', t`Leads to`)} hint={t`As /welfare; empty: nowhere`} />
          </div>
          <BrandFields
            chosen={typed.brands}
            onChoose={(brands) => set({ brands })}
            error={problemOf('brands')}
          />
          <TextField
            label={t`Why, for the audit`}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isWithoutReason ? t`Say why: it stands in the audit` : undefined}
          />
          {problem && (
            <p role="alert" className="text-negative">
              {problem}
            </p>
          )}
        </form>
        <PhonePreview shown={typed} />
      </div>
    </Dialog>
  );
}
