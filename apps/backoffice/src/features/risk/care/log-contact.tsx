import { useLingui } from '@lingui/react/macro';
import { type ContactOutcome, contactOutcomes } from '@perya/contract/care/markers';
import { logCareContact } from '@perya/contract/care/staff-calls/care';
import { type ContactWay, contactWays } from '@perya/contract/staff/calls/player-notes';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckGroup, SelectField, TextArea } from '../../../lib/fields/field.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useContactWords } from './use-contact-words.ts';

/** Writes a word with the player down; the case waits for nobody afterwards. */
export function LogContact({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { ways, outcomes } = useContactWords();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<ContactWay>('phone');
  const [words, setWords] = useState('');
  const [changed, setChanged] = useState<readonly ContactOutcome[]>([]);
  const { submit, isBusy, problem } = useSubmit(logCareContact, {
    problemIn: 'form',
    onDone: () => {
      setOpen(false);
      setWords('');
      setChanged([]);
    },
  });
  if (!isOpen) {
    return (
      <Button
        kind="primary"
        onClick={() => setOpen(true)}
      >{t`Write a word with the player down`}</Button>
    );
  }
  const isReady = words.trim().length >= 3 && changed.length > 0;
  return (
    <form
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void submit({ uid, way, words, changed: [...changed] });
      }}
    >
      <SelectField
        label={t`Way`}
        value={way}
        onChange={(event) => setWay(event.target.value as ContactWay)}
        options={contactWays.map((value) => ({ value, label: ways[value] }))}
      />
      <CheckGroup
        legend={t`What it changed`}
        options={contactOutcomes.map((value) => ({ value, label: outcomes[value] }))}
        chosen={changed}
        onChoose={setChanged}
      />
      <TextArea
        label={t`What was said`}
        value={words}
        maxLength={500}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
        <Button kind="primary" type="submit" busy={isBusy} disabled={!isReady}>
          {t`Write down`}
        </Button>
      </div>
    </form>
  );
}
