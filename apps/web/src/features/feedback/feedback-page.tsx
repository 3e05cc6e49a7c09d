import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { newSubmitKey } from '@perya/app-kit/query/new-submit-key';
import {
  cutFeedback,
  feedbackCharactersMax,
  feedbackProblem,
  supportTexts,
  tidyWords,
} from '@perya/contract/rules/support/words';
import { insertFeedback } from '@perya/contract/support/calls/support';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { TextArea } from '@perya/ui/fields/text-area';
import { toast } from '@perya/ui/toast';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTypedEarly } from '../../lib/fields/use-typed-early.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** What the player thinks of the house; staff answer it into the conversation with service. [G-058 G-178 G-179 G-180 G-181] */
export function FeedbackPage() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [isCut, setCut] = useState(false);
  const [isKept, setKept] = useState(false);
  // One key for one intent: what is sent again after a lost answer is kept once.
  const key = useRef(newSubmitKey());
  const { submit, isBusy, problem, setProblem } = useSubmit(insertFeedback, {
    problemIn: 'form',
    onDone: () => {
      key.current = newSubmitKey();
      setText('');
      setCut(false);
      setKept(true);
      toast.success(t`Thank you. We have your feedback.`);
    },
  });
  const write = (typed: string) => {
    const cut = cutFeedback(typed);
    if (cut.text !== text) key.current = newSubmitKey();
    setText(cut.text);
    setCut(cut.isCut);
    setKept(false);
    setProblem(undefined);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(area, text, write);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ key: key.current, text });
  };
  const used = i18n.number([...text].length);
  const most = i18n.number(feedbackCharactersMax);
  const error = isCut ? say(supportTexts.feedbackTooLong, language) : problem;
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Feedback`} backTo="/my" backLabel={t`Back to My`} />
      <Card>
        <form onSubmit={send} className="flex flex-col gap-4">
          <p className="text-[0.9375rem] text-ink-muted leading-normal">
            {t`Tell us what is good and what we should do better. Our answer comes into your conversation with customer service.`}
          </p>
          <TextArea
            ref={area}
            label={t`Your feedback`}
            hint={t`${used} of ${most} characters`}
            error={error}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <Button
            type="submit"
            size="large"
            busy={isBusy}
            disabled={feedbackProblem(tidyWords(text)) === 'empty'}
          >
            {t`Submit`}
          </Button>
          <div role="status" className="empty:hidden">
            {isKept && (
              <p className="text-[0.9375rem] leading-normal">
                {t`Thank you. We have your feedback.`}{' '}
                <Link to="/service" className="font-semibold text-accent-strong underline">
                  {t`Go to customer service`}
                </Link>
              </p>
            )}
          </div>
        </form>
      </Card>
    </div>
  );
}
