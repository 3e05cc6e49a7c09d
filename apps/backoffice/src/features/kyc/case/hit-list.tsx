import { useLingui } from '@lingui/react/macro';
import type { Review } from '@perya/contract/kyc/staff-calls/reviews';
import { Section } from '../../../lib/show/facts.tsx';

/** Persons on watch-lists whose name is like the player's. */
export function HitList({ hits }: { readonly hits: Review['watch_hits'] }) {
  const { t, i18n } = useLingui();
  if (hits.length === 0) return null;
  return (
    <Section title={t`On watch-lists`}>
      <table aria-label={t`On watch-lists`} className="field-table">
        <thead>
          <tr>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`Date of birth`}</th>
            <th scope="col">{t`Likeness`}</th>
            <th scope="col">{t`List`}</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={`${hit.list} ${hit.name} ${hit.birthday}`}>
              <td>
                {hit.name}
                {hit.note && <span className="block text-ink-muted">{hit.note}</span>}
              </td>
              <td className="amount-figures">{hit.birthday ?? '–'}</td>
              <td className="amount-figures">
                {i18n.number(hit.likeness / 100, { style: 'percent' })}
              </td>
              <td>{hit.list}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
