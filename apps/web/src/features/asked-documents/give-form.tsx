import { useLingui } from '@lingui/react/macro';
import {
  type AskedDocuments,
  askedPicturesMax,
  askedWordsMax,
  asksSource,
  type FundsSource,
  fundsSources,
  giveAskedDocuments,
} from '@perya/contract/aml/calls/asked-documents';
import { Button } from '@perya/ui/button';
import { Select } from '@perya/ui/fields/select';
import { TextArea } from '@perya/ui/fields/text-area';
import { Icon } from '@perya/ui/icon';
import { plusIcon } from '@perya/ui/icons/action';
import { toast } from '@perya/ui/toast';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useUpload } from '../../lib/query/use-upload.ts';
import { useSourceTexts } from './asked-texts.ts';

/** Pictures of what was asked for, each uploaded as soon as it is chosen, and where the money comes from. */
export function GiveForm({ asked }: { readonly asked: AskedDocuments }) {
  const { t } = useLingui();
  const sources = useSourceTexts();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [source, setSource] = useState<FundsSource>();
  const [words, setWords] = useState('');
  const upload = useUpload((objectKey) => setPictures((before) => [...before, objectKey]));
  const { submit, isBusy, problem } = useSubmit(giveAskedDocuments, {
    problemIn: 'form',
    onDone: () => toast.success(t`Thank you. We have your documents.`),
  });
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, askedPicturesMax - pictures.length);
    event.target.value = '';
    for (const file of files) if (!(await upload.send(file))) return;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ id: asked.id, source, words, pictures: [...pictures] });
  };
  const count = pictures.length;
  const isAskedSource = asksSource(asked.kind);
  const isReady = count > 0 && !upload.isBusy && (!isAskedSource || source !== undefined);
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <label className="relative flex min-h-14 items-center gap-3 rounded-card border border-control border-dashed bg-raised px-4 py-3 font-semibold text-[0.9375rem] has-disabled:text-ink-muted has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={upload.isBusy || count >= askedPicturesMax}
          onChange={(event) => void choose(event)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <Icon drawing={plusIcon} className="size-5.5 text-accent-strong" />
        {t`Pictures, up to ${askedPicturesMax}`}
      </label>
      <p role="status" className="text-[0.9375rem] text-ink-muted empty:hidden">
        {upload.isBusy ? t`Uploading…` : count > 0 && t`Pictures ready: ${count}`}
      </p>
      {upload.problem && (
        <p role="alert" className="text-negative">
          {upload.problem}
        </p>
      )}
      {isAskedSource && (
        <Select
          label={t`Where the money comes from`}
          options={[
            { value: '', label: t`Please choose`, disabled: true },
            ...fundsSources.map((value) => ({ value, label: sources[value] })),
          ]}
          value={source ?? ''}
          onChange={({ target }) => setSource(target.value as FundsSource)}
        />
      )}
      <TextArea
        label={t`In your words (optional)`}
        maxLength={askedWordsMax}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={problem}
      />
      <Button type="submit" busy={isBusy} disabled={!isReady}>
        {t`Send`}
      </Button>
    </form>
  );
}
