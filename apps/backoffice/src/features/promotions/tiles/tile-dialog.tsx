import { useLingui } from '@lingui/react/macro';
import {
  type StaffTile,
  saveTile,
  tilePictures,
} from '@perya/contract/promotions/staff-calls/tiles';
import { tileRoutes, welfareTargets } from '@perya/contract/rules/promotions/welfare-tiles';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { TileFace } from './tile-face.tsx';
import { formOfTile, readTileForm, type TileForm } from './tile-form.ts';

interface TileDialogProps {
  /** Null for a new one. */
  readonly tile: StaffTile | null;
  readonly onClose: () => void;
}

const empty: TileForm = {
  target: '1',
  title_en: '',
  title_tl: '',
  text_en: '',
  text_tl: '',
  place: '100',
  img: tilePictures[0] ?? '',
  promotion: '',
  is_shown: true,
};

const nameOf = (img: string) => img.split('/').at(-1) ?? img;

/** Changes a tile, with what players will see beside it. */
export function TileDialog({ tile, onClose }: TileDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [form, setForm] = useState<TileForm>(() => (tile ? formOfTile(tile) : empty));
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<keyof TileForm | 'words' | null>(null);
  const { submit, isBusy, problem } = useSubmit(saveTile, {
    problemIn: 'form',
    onDone: onClose,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readTileForm(form);
    if ('problem' in read) return setWrong(read.problem);
    if (words.trim() === '') return setWrong('words');
    setWrong(null);
    void submit({ id: tile?.id ?? null, version: tile?.version ?? 0, ...read.wanted, words });
  };
  const error = t`This cannot be read: look at it again`;
  const field = (name: Exclude<keyof TileForm, 'is_shown'>, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      error={wrong === name ? error : undefined}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={tile ? t`Change a tile` : t`New tile`}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} kind="primary" busy={isBusy}>{t`Save`}</Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="flex flex-col gap-3">
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          {field('title_en', t`Title, English`)}
          {field('title_tl', t`Title, Tagalog`)}
          {field('text_en', t`Text, English`)}
          {field('text_tl', t`Text, Tagalog`)}
          <SelectField
            label={t`Leads to`}
            options={[
              ...Object.entries(welfareTargets).map(([type, path]) => ({
                value: type,
                label: `${type} · ${path}`,
              })),
              ...tileRoutes.map((route) => ({ value: route, label: route })),
              { value: '0', label: t`Coming soon` },
            ]}
            value={form.target}
            onChange={(event) => setForm({ ...form, target: event.target.value })}
          />
          <SelectField
            label={t`Picture`}
            options={tilePictures.map((img) => ({ value: img, label: nameOf(img) }))}
            value={form.img}
            onChange={(event) => setForm({ ...form, img: event.target.value })}
          />
          {field('place', t`Place in the list`)}
          {field(
            'promotion',
            t`Number of its promotion`,
            t`Shown while it is published. Empty: always`,
          )}
        </div>
        <CheckField
          label={t`Players see it`}
          checked={form.is_shown}
          onChange={(event) => setForm({ ...form, is_shown: event.target.checked })}
        />
        <div className="max-w-72">
          <TileFace {...form} />
        </div>
        <TextArea
          label={t`Why, for the audit`}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={wrong === 'words' ? t`Say why: it stands in the audit` : undefined}
        />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
