import { useLingui } from '@lingui/react/macro';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import {
  type Article,
  askLegalText,
  saveArticle,
} from '@perya/contract/content/staff-calls/articles';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type AskedFor, AskedForEach } from '../../../lib/asking/asked-for-each.tsx';
import { useReasons } from '../../../lib/asking/use-asking.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckField } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { brandLabel, documentOf } from '../article-words.ts';
import { type BrandText, readOtherBrands } from './other-brands.ts';
import { TextDiff } from './text-diff.tsx';

const labelOf = ({ article }: BrandText) => brandLabel(documentOf(article).brand);

/** Whether a brand is chosen unless somebody says otherwise: not where a colleague's draft would be lost. */
const isUsual = ({ article, words }: BrandText, own: string) =>
  words !== null && (article.id === own || !article.has_draft);

interface BrandRowProps {
  readonly text: BrandText;
  readonly isOwn: boolean;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** A brand, what becomes of its text, and what stands in the way. */
function BrandRow({ text, isOwn, isChosen, choose }: BrandRowProps) {
  const { t } = useLingui();
  const { article, inForce, words } = text;
  const { id } = article;
  return (
    <li className="flex min-w-0 flex-col gap-1 border-line border-t pt-2">
      <CheckField
        label={labelOf(text)}
        checked={isChosen}
        disabled={words === null}
        onChange={({ target }) => choose(target.checked)}
      />
      {words === null ? (
        <>
          <p className="text-warning">
            {t`Its text differs where yours changes: write it there yourself.`}
          </p>
          <Link to="/content/articles/$id" params={{ id }} className="w-fit">
            {t`Open the text`}
          </Link>
        </>
      ) : (
        <details>
          <summary className="w-fit cursor-pointer">{t`What changes`}</summary>
          <TextDiff before={inForce} after={words} />
        </details>
      )}
      {!isOwn && words !== null && article.has_draft && (
        <p className="text-warning">{t`It has a draft of its own, which would be replaced.`}</p>
      )}
    </li>
  );
}

interface Wanted {
  readonly asksAgreement: boolean;
  readonly reason: string;
  readonly words: string;
}

/** Keeps the draft of each brand and asks for it; what is asked for already is not asked for again after a refusal. */
function useAskingForBrands(texts: readonly BrandText[], own: string) {
  const [ids, setIds] = useState<readonly string[]>(
    texts.filter((text) => isUsual(text, own)).map(({ article }) => article.id),
  );
  const [asked, setAsked] = useState<readonly AskedFor[]>([]);
  const submission = useSubmit(
    async (client, { asksAgreement, reason, words: said }: Wanted) => {
      for (const text of texts) {
        const { article, words } = text;
        if (words === null || !ids.includes(article.id)) continue;
        const { id } = article;
        const { revision } =
          id === own
            ? article
            : (await client.call(saveArticle, { id, revision: article.revision, words })).article;
        const request = await client.call(askLegalText, {
          id,
          revision,
          number: null,
          asks_agreement: asksAgreement,
          reason: reason as never,
          words: said,
        });
        setAsked((before) => [...before, { name: labelOf(text), id: request.id }]);
        setIds((before) => before.filter((each) => each !== id));
      }
    },
    { problemIn: 'form' },
  );
  return { ...submission, ids, setIds, asked };
}

interface SeveralDialogProps {
  readonly article: Article;
  readonly texts: readonly BrandText[];
  readonly onClose: () => void;
}

function SeveralDialog({ article, texts, onClose }: SeveralDialogProps) {
  const { t } = useLingui();
  const own = article.id;
  const mayAskPlayers = agreedKinds.some((kind) => kind === documentOf(article).kind);
  const [asksAgreement, setAsksAgreement] = useState(mayAskPlayers);
  const [isTried, setTried] = useState(false);
  const { submit, isBusy, problem, ids, setIds, asked } = useAskingForBrands(texts, own);
  const isNothing = ids.length === 0;
  const nothing = isTried && isNothing ? t`Choose at least one brand` : undefined;
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Publish for several brands`}
      width="wide"
      consequence={t`What you have changed is changed in the text of each brand that is chosen, under its own name; everything else stays as it is with each. A second person approves it brand by brand and sees what changes.`}
      reasons={useReasons(askLegalText.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) => {
        setTried(true);
        if (!isNothing) void submit({ asksAgreement, reason: chosen, words });
      }}
      busy={isBusy}
      problem={problem ?? nothing}
      outcome={asked.length > 0 && isNothing ? <AskedForEach asked={asked} /> : undefined}
    >
      <fieldset>
        <legend className="font-semibold">{t`Brands`}</legend>
        <ul className="flex flex-col gap-2">
          {texts.map((text) => (
            <BrandRow
              key={text.article.id}
              text={text}
              isOwn={text.article.id === own}
              isChosen={ids.includes(text.article.id)}
              choose={(isChosen) =>
                setIds(
                  isChosen
                    ? [...ids, text.article.id]
                    : ids.filter((each) => each !== text.article.id),
                )
              }
            />
          ))}
        </ul>
      </fieldset>
      {mayAskPlayers && (
        <CheckField
          label={t`Ask every player to agree again`}
          checked={asksAgreement}
          onChange={({ target }) => setAsksAgreement(target.checked)}
        />
      )}
    </DecisionDialog>
  );
}

interface SeveralBrandsProps {
  /** As it is saved. */
  readonly article: Article;
  readonly isDisabled: boolean;
}

/** Carries the draft of a legal text over to other brands, and asks for all of them at once. */
export function SeveralBrands({ article, isDisabled }: SeveralBrandsProps) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly BrandText[] | null>(null);
  const reading = useSubmit((client, of: Article) => readOtherBrands(client, of), {
    onDone: setTexts,
  });
  return (
    <>
      <Button
        disabled={isDisabled || article.in_force === null}
        busy={reading.isBusy}
        onClick={() => void reading.submit(article)}
      >{t`Publish for several brands …`}</Button>
      {texts && <SeveralDialog article={article} texts={texts} onClose={() => setTexts(null)} />}
    </>
  );
}
