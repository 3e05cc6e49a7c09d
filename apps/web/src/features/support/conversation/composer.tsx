import { useLingui } from '@lingui/react/macro';
import { messageLimits, messageProblem, tidyWords } from '@perya/contract/rules/support/words';
import type { Drawing } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { attachIcon } from '@perya/ui/icons/attach';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChosenPictures } from './chosen-pictures.tsx';
import { takeShared } from './take-shared.ts';
import type { UnsentPicture } from './unsent.ts';
import { usePictures } from './use-pictures.ts';

const sendIcon: Drawing = { line: 'M4.5 12 20 4.5 14.5 20l-3-7zM11.5 13 20 4.5' };

interface ComposerProps {
  readonly onSend: (text: string, pictures: readonly UnsentPicture[]) => void;
}

/** On a phone Enter begins a line, as everywhere there; with a keyboard it sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

function useTold() {
  const { t, i18n } = useLingui();
  const most = i18n.number(messageLimits.charactersMax);
  return (problem: ReturnType<typeof messageProblem>) => {
    if (problem === 'too-long') return t`A message has at most ${most} characters`;
    if (problem === 'unreadable') return t`The text has characters that cannot be shown`;
    return undefined;
  };
}

function PictureChooser({ pictures }: { readonly pictures: ReturnType<typeof usePictures> }) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const places = messageLimits.picturesMax - pictures.count;
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        aria-label={t`Add pictures`}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])].slice(0, places);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          void pictures.add(chosen);
        }}
      />
      <IconButton
        drawing={attachIcon}
        label={t`Add pictures`}
        disabled={places <= 0 || pictures.isBusy}
        onClick={() => chooser.current?.click()}
      />
    </>
  );
}

/** What another app shared stands in the message that is being written. */
function useShared({ add }: ReturnType<typeof usePictures>): void {
  const adding = useRef(add);
  useEffect(() => {
    void takeShared().then((files) => adding.current(files.slice(0, messageLimits.picturesMax)));
  }, []);
}

/** Words, pictures, or both. What is typed stays until it is on its way. */
export function Composer({ onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const pictures = usePictures();
  useShared(pictures);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const problem = messageProblem(tidyWords(text), pictures.stored.length);
  const tell = useTold();
  const told = pictures.problem ?? tell(problem);
  const isReady = problem === null && !pictures.isBusy;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(tidyWords(text), pictures.take());
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasKeyboard()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={send} className="service-composer">
      <ChosenPictures pictures={pictures} />
      <div role="alert" id={id} className="text-[0.8125rem] text-negative empty:hidden">
        {told}
      </div>
      <div className="flex items-end gap-1">
        <PictureChooser pictures={pictures} />
        <textarea
          rows={1}
          value={text}
          aria-label={t`Message`}
          aria-describedby={told === undefined ? undefined : id}
          aria-invalid={told === undefined ? undefined : true}
          placeholder={t`Write a message`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          className="service-input"
        />
        <IconButton
          type="submit"
          drawing={sendIcon}
          label={t`Send`}
          disabled={!isReady}
          className="service-send"
        />
      </div>
    </form>
  );
}
