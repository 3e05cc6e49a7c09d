import { useLanguage } from '@perya/app-kit/language/language-context';
import { failureText } from '@perya/app-kit/query/failure-text';
import { excludeSelf } from '@perya/contract/limits/calls/limits';
import { languageOfLocale, say, type Text } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { openModal } from '../modals/open-modal.ts';
import { useSubmit } from '../query/use-submit.ts';

/** Not in the catalogue of the shell, which belongs to the first load. */
export const breakTexts = {
  name: { en: 'Take a 24-hour break', tl: 'Mag-break nang 24 oras' },
  title: { en: 'Take a break for 24 hours?', tl: 'Mag-break muna nang 24 oras?' },
  what: {
    en: 'No game opens, and no bet and no deposit is taken for 24 hours. You can still log in and withdraw your money.',
    tl: 'Walang larong bubukas, at walang taya o deposit na tatanggapin sa loob ng 24 oras. Makakapag-login ka pa rin at makakapag-withdraw.',
  },
  firm: {
    en: 'It cannot be ended sooner, not even by support.',
    tl: 'Hindi ito mapapaikli, kahit ng support.',
  },
  keep: { en: 'Not now', tl: 'Huwag muna' },
  take: { en: 'Pause for 24 hours', tl: 'I-pause nang 24 oras' },
  begun: {
    en: 'Your break has begun. See you tomorrow.',
    tl: 'Nagsimula na ang break mo. Kita tayo bukas.',
  },
} as const satisfies Record<string, Text>;

/** A pause from anywhere in play: one tap, one question. `onBegun` leaves what is closed by it. */
export function askForBreak(onBegun: () => void = () => {}): void {
  openModal({
    title: () => say(breakTexts.title, languageOfLocale(document.documentElement.lang)),
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <BreakQuestion onBegun={onBegun} close={close} />,
  });
}

interface BreakQuestionProps {
  readonly onBegun: () => void;
  readonly close: () => void;
}

function BreakQuestion({ onBegun, close }: BreakQuestionProps) {
  const { language } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, isBusy } = useSubmit(excludeSelf, {
    problemOf: (error) => {
      setProblem(failureText(error, language));
      return null;
    },
    onDone: () => {
      toast.success(say(breakTexts.begun, language));
      close();
      onBegun();
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <p>
        {say(breakTexts.what, language)} <strong>{say(breakTexts.firm, language)}</strong>
      </p>
      {problem !== null && (
        <p role="alert" className="text-[0.875rem] text-negative">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button kind="secondary" onClick={close}>
          {say(breakTexts.keep, language)}
        </Button>
        <Button kind="danger" busy={isBusy} onClick={() => void submit({ period: '1d' })}>
          {say(breakTexts.take, language)}
        </Button>
      </div>
    </div>
  );
}
