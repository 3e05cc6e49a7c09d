import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import type { PolicyBrand } from '@perya/contract/brands';
import { asClientError } from '@perya/contract/client-errors';
import { type Agreement, agree } from '@perya/contract/content/calls/agreements';
import { getPrivacy, getTerms } from '@perya/contract/content/calls/documents';
import { isSafeHref } from '@perya/contract/rules/content/markup';
import { Button } from '@perya/ui/button';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { Modal } from '@perya/ui/overlays/modal';
import { Markdown } from '@perya/ui/prose/markdown';
import '@perya/ui/prose/prose.css';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useLogOut } from '../../lib/session/use-log-out.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

interface AgreementDialogProps {
  readonly brand: PolicyBrand;
  readonly asked: Agreement;
  readonly onAgreed: (agreements: Agreement[]) => void;
  /** The document has changed once more meanwhile. */
  readonly onChanged: () => void;
  /** The player wants to take their money out, which needs no agreement. */
  readonly onAside: () => void;
}

const callOf = { terms: getTerms, privacy: getPrivacy } as const;

interface DocumentTextProps {
  readonly name: string;
  readonly read: CallState<string>;
}

function DocumentText({ name, read }: DocumentTextProps) {
  const { t } = useLingui();
  const { answer: text, state, reload } = read;
  return (
    <>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <ErrorState
          title={t`The document could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {text !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys too.
        <section tabIndex={0} aria-label={name}>
          <Markdown text={text} isSafeHref={isSafeHref} />
        </section>
      )}
    </>
  );
}

type Outcomes = Pick<AgreementDialogProps, 'onAgreed' | 'onChanged'>;

function useAgreeing(onAgreed: Outcomes['onAgreed'], onChanged: Outcomes['onChanged']) {
  return useSubmit(agree, {
    onDone: onAgreed,
    problemOf: (error) => {
      const problem = asClientError(error);
      if (problem.code === 'DOCUMENT_CHANGED') onChanged();
      return problem.message;
    },
  });
}

/** The whole text, a box to tick and three ways on: agree, log out, or go to one's money. It does not close by itself. */
export function AgreementDialog({
  brand,
  asked,
  onAgreed,
  onChanged,
  onAside,
}: AgreementDialogProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { logOut, isLeaving } = useLogOut();
  const [hasTicked, setTicked] = useState(false);
  const { kind, version } = asked;
  const names = { terms: t`Terms of Use`, privacy: t`Privacy Policy` };
  const name = names[kind];
  const since = moment(asked.published_at);
  // Asked anew and not from what was read earlier in this visit: the text is what is agreed to.
  const read = useCall(callOf[kind], { brand }, { isPerLanguage: true, freshMs: 0 });
  const { submit, isBusy } = useAgreeing(onAgreed, onChanged);
  return (
    <Modal
      open
      onClose={() => {}}
      presentation="bottom"
      closeOnMask={false}
      closeOnEscape={false}
      width="wide"
      title={t`${name}: please agree again`}
      description={t`Version ${version}, in force since ${since}. Please read it and agree before you go on.`}
      footer={
        <div className="flex flex-col gap-3">
          <Checkbox checked={hasTicked} onChange={(event) => setTicked(event.target.checked)}>
            {t`I have read the ${name} and agree.`}
          </Checkbox>
          <div className="flex flex-row-reverse gap-3">
            <Button
              className="flex-1"
              disabled={!hasTicked || read.answer === null}
              busy={isBusy}
              onClick={() => void submit({ brand, kind, version })}
            >
              {t`Agree`}
            </Button>
            <Button kind="secondary" className="flex-1" busy={isLeaving} onClick={logOut}>
              {t`Log out`}
            </Button>
          </div>
          <Button kind="ghost" onClick={onAside}>
            {t`Only withdraw my money`}
          </Button>
        </div>
      }
    >
      <DocumentText name={name} read={read} />
    </Modal>
  );
}
