import { useLingui } from '@lingui/react/macro';
import { askedKinds, type FundsSource } from '@perya/contract/aml/calls/asked-documents';
import type { WholeAmlCase } from '@perya/contract/aml/staff-calls/cases';
import { askAmlDocuments, lookAtAmlDocument } from '@perya/contract/aml/staff-calls/documents';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField } from '../../../lib/fields/field.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';

type Asked = WholeAmlCase['documents'][number];

function useKindNames(): Readonly<Record<Asked['kind'], string>> {
  const { t } = useLingui();
  return {
    funds: t`Source of funds`,
    wealth: t`Source of wealth`,
    address: t`Proof of address`,
    identity: t`Another ID`,
  };
}

function useSourceNames(): Readonly<Record<FundsSource, string>> {
  const { t } = useLingui();
  return {
    salary: t`Salary`,
    business: t`Business`,
    savings: t`Savings`,
    sale: t`Sale of property`,
    inheritance: t`Inheritance`,
    family: t`Family`,
    other: t`Other`,
  };
}

/** Opens one picture after the other in a tab of its own: each look is an entry of the audit. */
function Pictures({ asked }: { readonly asked: Asked }) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(lookAtAmlDocument, {
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  });
  const { id } = asked;
  return (
    <span className="flex flex-wrap gap-1">
      {Array.from({ length: asked.pictures }, (_, at) => at + 1).map((place) => (
        <Button
          key={place}
          kind="quiet"
          busy={isBusy}
          onClick={() => void submit({ id, place })}
        >{t`Picture ${place}`}</Button>
      ))}
    </span>
  );
}

/** What the player was asked to show, and what they showed. */
export function CaseDocuments({
  found,
  mayAsk,
}: {
  readonly found: WholeAmlCase;
  readonly mayAsk: boolean;
}) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const sources: Readonly<Record<string, string>> = useSourceNames();
  const [kind, setKind] = useState<Asked['kind']>('funds');
  const { submit, isBusy, problem } = useSubmit(askAmlDocuments, { problemIn: 'form' });
  return (
    <Section title={t`Documents of the player`}>
      <PlainTable
        title={t`Documents of the player`}
        rows={found.documents}
        idOf={({ id }) => id}
        emptyText={t`Nothing was asked yet.`}
        columns={[
          { id: 'kind', title: t`Documents`, cell: (row) => kinds[row.kind] },
          { id: 'asked', title: t`Asked on`, cell: (row) => <Moment at={row.asked_at} /> },
          {
            id: 'given',
            title: t`Shown`,
            cell: ({ given_at }) => (given_at === null ? '–' : <Moment at={given_at} />),
          },
          {
            id: 'source',
            title: t`Source of funds`,
            cell: ({ source, words }) =>
              [sources[source] ?? source, words].filter((part) => part !== '').join(': ') || '–',
          },
          { id: 'pictures', title: t`Pictures`, cell: (row) => <Pictures asked={row} /> },
        ]}
      />
      {mayAsk && (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={t`Ask the player for`}
            options={askedKinds.map((value) => ({ value, label: kinds[value] }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as Asked['kind'])}
            error={problem}
          />
          <Button busy={isBusy} onClick={() => void submit({ id: found.id, kind })}>
            {t`Ask the player`}
          </Button>
        </div>
      )}
    </Section>
  );
}
