import { useLingui } from '@lingui/react/macro';
import { askBrandFacts } from '@perya/contract/content/staff-calls/brand-facts';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { useState } from 'react';
import { type AskedFor, AskedForEach } from '../../lib/asking/asked-for-each.tsx';
import { useReasons } from '../../lib/asking/use-asking.ts';
import { CheckField, CheckGroup, TextArea, TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import {
  type BrandChanges,
  type BrandFactName,
  brandFactNames,
  factsOfBrand,
  sharedFact,
  wantedOf,
} from './brand-differences.ts';
import { useFactNames } from './use-fact-names.ts';

interface ChangeFieldProps {
  readonly name: BrandFactName;
  readonly brands: readonly BrandState[];
  /** Undefined where it stays as it is with each of them. */
  readonly typed: string | undefined;
  readonly change: (typed: string | undefined) => void;
}

/** One fact of all that are chosen: as it is with each, or one text for all of them. */
function ChangeField({ name, brands, typed, change }: ChangeFieldProps) {
  const { t } = useLingui();
  const names = useFactNames();
  const shared = sharedFact(brands, name);
  const label = names[name];
  const said = brands.map((brand) => `${brand.name}: ${factsOfBrand(brand)[name] || '–'}`);
  const Field = name === 'contacts' ? TextArea : TextField;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <CheckField
        label={t`Change: ${label}`}
        checked={typed !== undefined}
        onChange={({ target }) => change(target.checked ? shared.value : undefined)}
      />
      {typed !== undefined && (
        <Field
          label={label}
          labelHidden
          value={typed}
          onChange={({ target }: { target: { value: string } }) => change(target.value)}
        />
      )}
      {!shared.isSame && (
        <p className="whitespace-pre-line text-warning">
          {t`They differ:`} {said.join(' · ')}
        </p>
      )}
    </div>
  );
}

interface SeveralDialogProps {
  readonly brands: readonly BrandState[];
  readonly onClose: () => void;
}

interface Wanted {
  readonly changes: BrandChanges;
  readonly reason: string;
  readonly words: string;
}

/** Asks for one brand after the other; what is asked for already is not asked for again after a refusal. */
function useAskingForAll(all: readonly BrandState[]) {
  const [tags, setTags] = useState<readonly string[]>(all.map(({ tag }) => tag));
  const [asked, setAsked] = useState<readonly AskedFor[]>([]);
  const chosen = all.filter(({ tag }) => tags.includes(tag));
  const submission = useSubmit(
    async (client, { changes, reason, words }: Wanted) => {
      for (const brand of chosen) {
        const wanted = { ...wantedOf(brand, changes), reason: reason as never, words };
        const { id } = await client.call(askBrandFacts, wanted);
        setAsked((before) => [...before, { name: brand.name, id }]);
        setTags((before) => before.filter((tag) => tag !== brand.tag));
      }
    },
    { problemIn: 'form' },
  );
  return { ...submission, tags, setTags, chosen, asked };
}

/** Asks a second person to change several brands alike, one request for each of them. */
export function SeveralDialog({ brands: shown, onClose }: SeveralDialogProps) {
  const { t } = useLingui();
  // What was seen is what is changed, whatever comes in behind the dialog.
  const [all] = useState(shown);
  const [changes, setChanges] = useState<BrandChanges>({});
  const [isTried, setTried] = useState(false);
  const { submit, isBusy, problem, tags, setTags, chosen, asked } = useAskingForAll(all);
  const change = (name: BrandFactName, typed: string | undefined) => {
    const { [name]: _before, ...others } = changes;
    setChanges(typed === undefined ? others : { ...others, [name]: typed });
  };
  const isNothing = chosen.length === 0 || Object.keys(changes).length === 0;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change several brands`}
      consequence={t`What is ticked becomes the same for all that are chosen; everything else stays as it is with each. A second person approves it brand by brand.`}
      reasons={useReasons(askBrandFacts.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen: reason, words }) => {
        setTried(true);
        if (!isNothing) void submit({ changes, reason, words });
      }}
      busy={isBusy}
      problem={problem}
      outcome={asked.length > 0 && chosen.length === 0 ? <AskedForEach asked={asked} /> : undefined}
    >
      <CheckGroup
        legend={t`Brands`}
        options={all.map(({ tag, name }) => ({ value: tag as string, label: `${name} (${tag})` }))}
        chosen={tags}
        onChoose={setTags}
        error={isTried && isNothing ? t`Choose brands, and what is to change` : undefined}
      />
      {brandFactNames.map((name) => (
        <ChangeField
          key={name}
          name={name}
          brands={chosen}
          typed={changes[name]}
          change={(typed) => change(name, typed)}
        />
      ))}
    </DecisionDialog>
  );
}
