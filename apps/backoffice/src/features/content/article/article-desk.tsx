import { useLingui } from '@lingui/react/macro';
import type { Article } from '@perya/contract/content/staff-calls/articles';
import { helpGroupNames } from '@perya/contract/rules/content/help-groups';
import { isLegalText } from '@perya/contract/rules/content/legal-texts';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { KeptDraft } from '../../../lib/forms/kept/kept-draft.tsx';
import { useKeptDraft } from '../../../lib/forms/kept/use-kept-draft.ts';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { groupNames, stateNames, stateTones } from '../article-words.ts';
import { AskLegal } from './ask-legal.tsx';
import { PublishDialog, PutInForceDialog } from './decisions.tsx';
import { Overtaken } from './overtaken.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ScheduleDialog, ScheduledNotice } from './schedule.tsx';
import { SeveralBrands } from './several-brands.tsx';
import { type ArticleEditor, useArticleEditor } from './use-article-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordFields } from './word-fields.tsx';

interface ArticleDeskProps {
  readonly article: Article;
  readonly setArticle: (article: Article) => void;
  readonly reload: () => Promise<void>;
}

function Placing({ editor }: { readonly editor: ArticleEditor }) {
  const { t } = useLingui();
  const { typed, type } = editor;
  return (
    <div className="flex flex-wrap gap-3">
      <SelectField
        label={t`Group`}
        options={helpGroupNames.map((value) => ({ value, label: t(groupNames[value]) }))}
        value={typed.place}
        onChange={(event) => type({ place: event.target.value })}
      />
      <TextField
        label={t`Place in the group`}
        inputMode="numeric"
        value={String(typed.sort)}
        onChange={(event) =>
          type({ sort: Number(event.target.value.replaceAll(/\D/g, '').slice(0, 4)) })
        }
      />
    </div>
  );
}

/** What cleaning has done, for whoever pasted it. */
function LeftOut({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui();
  if (names.length === 0) return null;
  const listed = names.join(', ');
  return (
    <p role="status" className="rounded-control bg-warning-soft px-3 py-2">
      {t`Left out, because players’ texts hold only words and links: ${listed}`}
    </p>
  );
}

/** The undo of the last publication: what players read before it. */
const before = ({ versions, in_force }: Article) =>
  versions.find(({ number }) => number === in_force)?.follows ?? null;

type Decision = 'publish' | 'schedule' | { readonly put: number | null };

interface ActionsProps {
  readonly article: Article;
  readonly editor: ArticleEditor;
  readonly isPreview: boolean;
  readonly onPreview: () => void;
  readonly onDecide: (decision: Decision) => void;
}

function WritingActions({ article, editor, isPreview, onPreview }: ActionsProps) {
  const { t } = useLingui();
  const { isDirty, isBusy } = editor;
  return (
    <>
      <Button aria-pressed={isPreview} onClick={onPreview}>{t`Preview`}</Button>
      {article.has_draft && article.versions.length > 0 && (
        <Button busy={isBusy} onClick={editor.drop}>{t`Give the draft up`}</Button>
      )}
      <Button busy={isBusy} disabled={!isDirty || editor.isOvertaken} onClick={editor.save}>
        {t`Save the draft`}
      </Button>
    </>
  );
}

function PublishingActions({ article, editor, onDecide }: ActionsProps) {
  const { t } = useLingui();
  const earlier = before(article);
  const isUnready = !article.has_draft || editor.isDirty;
  const mayEdit = useMay()('content.edit');
  const isUndoable = article.in_force !== null && (earlier !== null || article.kind !== 'document');
  const publish = (
    <Button kind="primary" disabled={isUnready} onClick={() => onDecide('publish')}>
      {t`Publish …`}
    </Button>
  );
  return (
    <>
      {isUndoable && (
        <Button onClick={() => onDecide({ put: earlier })}>
          {earlier === null ? t`Withdraw …` : t`Undo the publication …`}
        </Button>
      )}
      {!isLegalText(article) && (
        <Button disabled={isUnready} onClick={() => onDecide('schedule')}>
          {t`Publish at …`}
        </Button>
      )}
      {isLegalText(article) && mayEdit && (
        <SeveralBrands article={editor.base} isDisabled={isUnready} />
      )}
      {isLegalText(article) ? (
        <UnlessWaiting action="content.legal" topic={article.id}>
          {publish}
        </UnlessWaiting>
      ) : (
        publish
      )}
    </>
  );
}

function Actions(props: ActionsProps) {
  const { t } = useLingui();
  const may = useMay();
  const { article, editor } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={stateTones[article.state]}>{t(stateNames[article.state])}</StatusBadge>
      {editor.isDirty && <StatusBadge tone="warning">{t`Not saved`}</StatusBadge>}
      <span className="grow" />
      {may('content.edit') && <WritingActions {...props} />}
      {may(isLegalText(article) ? 'content.legal' : 'content.publish') && (
        <PublishingActions {...props} />
      )}
    </div>
  );
}

function Writing({ article, editor }: Pick<ActionsProps, 'article' | 'editor'>) {
  const mayEdit = useMay()('content.edit');
  return (
    <>
      {article.kind === 'help' && mayEdit && <Placing editor={editor} />}
      <WordFields
        kind={article.kind}
        words={editor.typed.words}
        isReadOnly={!mayEdit}
        onChange={(words) => editor.type({ words })}
      />
    </>
  );
}

interface DecisionOnProps {
  readonly decision: Decision | null;
  readonly article: Article;
  readonly onDone: (article: Article) => void;
  readonly onClose: () => void;
}

/** The dialog of what was pressed: of a legal text it asks a second person. */
function DecisionOn({ decision, ...decided }: DecisionOnProps) {
  if (decision === null) return null;
  if (decision === 'schedule') return <ScheduleDialog {...decided} />;
  const number = decision === 'publish' ? null : decision.put;
  if (isLegalText(decided.article)) {
    return <AskLegal article={decided.article} number={number} onClose={decided.onClose} />;
  }
  if (decision === 'publish') return <PublishDialog {...decided} />;
  return <PutInForceDialog {...decided} number={number} />;
}

/** Where an article is written, looked at, published and taken back. */
export function ArticleDesk({ article, setArticle, reload }: ArticleDeskProps) {
  const { t } = useLingui();
  const editor = useArticleEditor({ article, setArticle, reload });
  const [isPreview, setPreview] = useState(false);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { typed, isDirty } = editor;
  useLeaveGuard(isDirty);
  const kept = useKeptDraft(`article:${article.id}`, String(editor.base.revision), editor);
  const decided = {
    article: editor.base,
    onDone: (next: Article) => void editor.show(next),
    onClose: () => setDecision(null),
  };
  return (
    <>
      <Actions
        article={article}
        editor={editor}
        isPreview={isPreview}
        onPreview={() => setPreview(!isPreview)}
        onDecide={setDecision}
      />
      <WaitingRequests about={`piece ${article.id}`} />
      {editor.problem && (
        <p role="alert" className="text-negative">
          {editor.problem}
        </p>
      )}
      <ScheduledNotice article={editor.base} onDone={decided.onDone} />
      <KeptDraft kept={kept} />
      <LeftOut names={editor.leftOut} />
      {editor.isOvertaken && article.revision !== editor.base.revision && (
        <Overtaken
          article={article}
          mine={typed.words}
          onTakeTheirs={editor.takeTheirs}
          onKeepMine={editor.keepMine}
        />
      )}
      {isPreview ? (
        <PreviewPanel article={article} words={typed.words} />
      ) : (
        <Writing article={article} editor={editor} />
      )}
      <Section title={t`Versions`}>
        <VersionsPanel article={article} onPut={(number) => setDecision({ put: number })} />
      </Section>
      <DecisionOn decision={decision} {...decided} />
    </>
  );
}
