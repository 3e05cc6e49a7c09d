import { useLingui } from '@lingui/react/macro';
import {
  narrativeLengthMax,
  type WholeAmlCase,
  writeAmlNarrative,
} from '@perya/contract/aml/staff-calls/cases';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { useCaseGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Section } from '../../../lib/show/facts.tsx';

interface NarrativeProps {
  readonly found: WholeAmlCase;
  /** Whoever has claimed the case. */
  readonly mayWrite: boolean;
}

/** What is known and why it is suspicious, or is not: it stands in the report, and whoever approves reads it. */
export function Narrative({ found, mayWrite }: NarrativeProps) {
  const { t } = useLingui();
  const { id, revision } = found;
  const [typed, setTyped] = useState(found.narrative);
  useCaseGuard(mayWrite && typed !== found.narrative);
  const { submit, isBusy, problem } = useSubmit(writeAmlNarrative, { problemIn: 'form' });
  if (!mayWrite) {
    return (
      <Section title={t`Narrative`}>
        <p className="whitespace-pre-wrap break-words">
          {found.narrative || t`Nothing was written yet.`}
        </p>
      </Section>
    );
  }
  const save = () => void submit({ id, revision, narrative: typed });
  return (
    <Section title={t`Narrative`}>
      <TextArea
        label={t`Narrative`}
        labelHidden
        rows={10}
        maxLength={narrativeLengthMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem}
      />
      <div>
        <Button busy={isBusy} disabled={typed === found.narrative} onClick={save}>
          {t`Save the narrative`}
        </Button>
      </div>
    </Section>
  );
}
