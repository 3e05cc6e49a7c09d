import { useLingui } from '@lingui/react/macro';
import type { Piece } from '@perya/contract/content/staff-calls/pieces';
import { helpGroupNames } from '@perya/contract/rules/content/help-groups';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { groupNames, stateNames, stateTones } from '../piece-words.ts';
import { PublishDialog, PutInForceDialog } from './decisions.tsx';
import { Overtaken } from './overtaken.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { type PieceEditor, usePieceEditor } from './use-piece-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordFields } from './word-fields.tsx';

interface PieceDeskProps {
  readonly piece: Piece;
  readonly setPiece: (piece: Piece) => void;
  readonly reload: () => Promise<void>;
}

function Placing({ editor }: { readonly editor: PieceEditor }) {
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
const before = ({ versions, in_force }: Piece) =>
  versions.find(({ number }) => number === in_force)?.follows ?? null;

type Decision = 'publish' | { readonly put: number | null };

interface ActionsProps {
  readonly piece: Piece;
  readonly editor: PieceEditor;
  readonly isPreview: boolean;
  readonly onPreview: () => void;
  readonly onDecide: (decision: Decision) => void;
}

function WritingActions({ piece, editor, isPreview, onPreview }: ActionsProps) {
  const { t } = useLingui();
  const { isDirty, isBusy } = editor;
  return (
    <>
      <Button aria-pressed={isPreview} onClick={onPreview}>{t`Preview`}</Button>
      {piece.has_draft && piece.versions.length > 0 && (
        <Button busy={isBusy} onClick={editor.drop}>{t`Give the draft up`}</Button>
      )}
      <Button busy={isBusy} disabled={!isDirty || editor.isOvertaken} onClick={editor.save}>
        {t`Save the draft`}
      </Button>
    </>
  );
}

function PublishingActions({ piece, editor, onDecide }: ActionsProps) {
  const { t } = useLingui();
  const earlier = before(piece);
  const isUndoable = piece.in_force !== null && (earlier !== null || piece.kind !== 'document');
  return (
    <>
      {isUndoable && (
        <Button onClick={() => onDecide({ put: earlier })}>
          {earlier === null ? t`Withdraw …` : t`Undo the publication …`}
        </Button>
      )}
      <Button
        kind="primary"
        disabled={!piece.has_draft || editor.isDirty}
        onClick={() => onDecide('publish')}
      >
        {t`Publish …`}
      </Button>
    </>
  );
}

function Actions(props: ActionsProps) {
  const { t } = useLingui();
  const may = useMay();
  const { piece, editor } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={stateTones[piece.state]}>{t(stateNames[piece.state])}</StatusBadge>
      {editor.isDirty && <StatusBadge tone="warning">{t`Not saved`}</StatusBadge>}
      <span className="grow" />
      {may('content.edit') && <WritingActions {...props} />}
      {may('content.publish') && <PublishingActions {...props} />}
    </div>
  );
}

function Writing({ piece, editor }: Pick<ActionsProps, 'piece' | 'editor'>) {
  const mayEdit = useMay()('content.edit');
  return (
    <>
      {piece.kind === 'help' && mayEdit && <Placing editor={editor} />}
      <WordFields
        kind={piece.kind}
        words={editor.typed.words}
        isReadOnly={!mayEdit}
        onChange={(words) => editor.type({ words })}
      />
    </>
  );
}

/** Where a piece is written, looked at, published and taken back. */
export function PieceDesk({ piece, setPiece, reload }: PieceDeskProps) {
  const { t } = useLingui();
  const editor = usePieceEditor({ piece, setPiece, reload });
  const [isPreview, setPreview] = useState(false);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { typed, isDirty } = editor;
  useBlocker({
    shouldBlockFn: () => isDirty && !window.confirm(t`Leave without saving what you wrote?`),
    enableBeforeUnload: isDirty,
  });
  const decided = {
    piece: editor.base,
    onDone: (next: Piece) => void editor.show(next),
    onClose: () => setDecision(null),
  };
  return (
    <>
      <Actions
        piece={piece}
        editor={editor}
        isPreview={isPreview}
        onPreview={() => setPreview(!isPreview)}
        onDecide={setDecision}
      />
      {editor.problem && (
        <p role="alert" className="text-negative">
          {editor.problem}
        </p>
      )}
      <LeftOut names={editor.leftOut} />
      {editor.isOvertaken && piece.revision !== editor.base.revision && (
        <Overtaken
          piece={piece}
          mine={typed.words}
          onTakeTheirs={editor.takeTheirs}
          onKeepMine={editor.keepMine}
        />
      )}
      {isPreview ? (
        <PreviewPanel piece={piece} words={typed.words} />
      ) : (
        <Writing piece={piece} editor={editor} />
      )}
      <Section title={t`Versions`}>
        <VersionsPanel piece={piece} onPut={(number) => setDecision({ put: number })} />
      </Section>
      {decision === 'publish' && <PublishDialog {...decided} />}
      {decision !== null && decision !== 'publish' && (
        <PutInForceDialog {...decided} number={decision.put} />
      )}
    </>
  );
}
