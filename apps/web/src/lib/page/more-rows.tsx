import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchForView } from './watch-for-view.ts';

/** The next page is on its way before the end of this one is seen. */
const nearPx = 200;

interface MoreRowsProps {
  readonly step: 'idle' | 'loading' | 'failed';
  readonly onWanted: () => void;
  readonly moreLabel: string;
  readonly retryLabel: string;
}

/** Fetches the next page when scrolled into view; after a failure it waits for a tap. */
export function MoreRows({ step, onWanted, moreLabel, retryLabel }: MoreRowsProps) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const want = useEffectEvent(onWanted);
  useEffect(() => {
    if (step !== 'idle' || place.current === null) return;
    return watchForView(place.current, () => want(), nearPx);
  }, [step]);
  return (
    <div ref={place} className="flex flex-col items-center gap-2 p-4">
      {step === 'failed' && (
        <p role="alert" className="text-[0.9375rem]">
          {say(listTexts.failed, language)}
        </p>
      )}
      <Button kind="ghost" busy={step === 'loading'} onClick={onWanted}>
        {step === 'failed' ? retryLabel : moreLabel}
      </Button>
    </div>
  );
}
