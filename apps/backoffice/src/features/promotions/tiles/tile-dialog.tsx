import { useLingui } from '@lingui/react/macro';
import {
  type StaffTile,
  saveTile,
  tilePictures,
} from '@perya/contract/promotions/staff-calls/tiles';
import { tileRoutes, welfareTargets } from '@perya/contract/rules/promotions/welfare-tiles';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { TileFace } from './tile-face.tsx';
import { formOfTile, inputOfTile, type TileForm } from './tile-form.ts';

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

function useTileForm(tile: TileDialogProps['tile']) {
  const { t } = useLingui();
  return useCallForm(saveTile, {
    typed: { ...(tile ? formOfTile(tile) : empty), words: '' },
    input: ({ words, ...form }) => ({
      id: tile?.id ?? null,
      version: tile?.version ?? 0,
      ...inputOfTile(form),
      words,
    }),
    refuses: ({ words }) => [words.trim() === '' && 'words'],
    words: { words: t`Say why: it stands in the audit` },
    refusals: { REASON_WORDS: 'words', WORDS_TOO_LONG: 'words' },
  });
}

function TileFields({ field }: Pick<ReturnType<typeof useTileForm>, 'field'>) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
      <TextField label={t`Title, English`} {...field('title_en')} />
      <TextField label={t`Title, Tagalog`} {...field('title_tl')} />
      <TextField label={t`Text, English`} {...field('text_en')} />
      <TextField label={t`Text, Tagalog`} {...field('text_tl')} />
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
        {...field('target')}
      />
      <SelectField
        label={t`Picture`}
        options={tilePictures.map((img) => ({ value: img, label: nameOf(img) }))}
        {...field('img')}
      />
      <TextField label={t`Place in the list`} {...field('place')} />
      <TextField
        label={t`Number of its promotion`}
        hint={t`Shown while it is published. Empty: always`}
        {...field('promotion')}
      />
    </div>
  );
}

/** Changes a tile, with what players will see beside it. */
export function TileDialog({ tile, onClose }: TileDialogProps) {
  const { t } = useLingui();
  const form = useTileForm(tile);
  const { submit, isBusy, problem } = useSubmit(saveTile, { form, onDone: onClose });
  const { field, typed } = form;
  return (
    <FormDialog
      title={tile ? t`Change a tile` : t`New tile`}
      width="wide"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TileFields field={field} />
      <CheckField label={t`Players see it`} {...field('is_shown')} />
      <div className="max-w-72">
        <TileFace {...typed} />
      </div>
      <TextArea label={t`Why, for the audit`} maxLength={500} {...field('words')} />
    </FormDialog>
  );
}
