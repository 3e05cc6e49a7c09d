import { useLingui } from '@lingui/react/macro';
import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { Facts } from '../../../lib/show/facts.tsx';
import { useContentFacts } from '../list/content-words.ts';

interface ContentTableProps {
  readonly kind: PromotionKindName;
  readonly content: PromotionContent;
  /** What stands meanwhile: only what differs from it is shown, beside it. */
  readonly stands: PromotionContent | null;
}

/** Everything that a promotion says; of a change what it changes. */
export function ContentTable({ kind, content, stands }: ContentTableProps) {
  const { t } = useLingui();
  const factsOf = useContentFacts(kind);
  const facts = factsOf(content);
  if (stands === null) {
    return (
      <Facts
        facts={facts.flatMap(({ label, text }) =>
          text === null
            ? []
            : [{ label, value: <span className="whitespace-pre-line">{text}</span> }],
        )}
      />
    );
  }
  const before = new Map(factsOf(stands).map(({ name, text }) => [name, text]));
  const changed = facts.filter(({ name, text }) => before.get(name) !== text);
  if (changed.length === 0) return <p>{t`It says the same as what stands.`}</p>;
  return (
    <div className="overflow-x-auto">
      <table aria-label={t`What changes`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Stands`}</th>
            <th scope="col">{t`Drafted`}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ name, label, text }) => (
            <tr key={name}>
              <th scope="row" className="text-left font-normal">
                {label}
              </th>
              <td className="whitespace-pre-line">{before.get(name) ?? '–'}</td>
              <td className="whitespace-pre-line font-semibold">{text ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
