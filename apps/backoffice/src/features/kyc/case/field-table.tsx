import { useLingui } from '@lingui/react/macro';
import type { Review, ReviewedField } from '@perya/contract/kyc/staff-calls/reviews';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { Icon } from '@perya/ui/icon';
import { Button } from '../../../lib/fields/button.tsx';
import { TextField } from '../../../lib/fields/field.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { differsIcon } from '../../../lib/show/icons.ts';
import { needsIdNumber } from '../decisions/missing-for.ts';
import { markDifferences } from './differences.ts';

type FieldPair = Review['fields'][number];

interface FieldTableProps {
  readonly review: Review;
  /** What the reviewer found wrong, and read off the photo; null where there is nothing to decide. */
  readonly marks: { readonly fields: readonly ReviewedField[]; readonly idNumber: string } | null;
  readonly toggle: (field: ReviewedField) => void;
  readonly setIdNumber: (idNumber: string) => void;
  readonly showPhoto: (photo: PhotoName) => void;
}

function Marked({ text, other }: { readonly text: string; readonly other: string | null }) {
  const parts = other === null ? [{ text, isMarked: false }] : markDifferences(text, other);
  if (text === '') return '–';
  return parts.map(({ text: part, isMarked }) =>
    isMarked ? <mark key={part}>{part}</mark> : <span key={part}>{part}</span>,
  );
}

/** What the house sees in codes, in words. */
function useWordFor(): (field: ReviewedField, value: string) => string {
  const { t } = useLingui();
  const { idTypeOf } = useReviewWords();
  const genders: Readonly<Record<string, string>> = { female: t`Female`, male: t`Male` };
  return (field, value) => {
    if (field === 'id_type') return idTypeOf(value);
    if (field === 'gender') return genders[value] ?? value;
    return value;
  };
}

function Pair({ pair: { field, typed, scanned, differs } }: { readonly pair: FieldPair }) {
  const { t } = useLingui();
  const wordFor = useWordFor();
  const mine = wordFor(field, typed);
  const theirs = scanned === null ? null : wordFor(field, scanned);
  return (
    <>
      <td>
        <Marked text={mine} other={differs ? theirs : null} />
      </td>
      <td>
        {theirs === null ? '–' : <Marked text={theirs} other={differs ? mine : null} />}
        {differs && (
          <span className="mt-0.5 flex items-center gap-1 font-semibold text-warning">
            <Icon drawing={differsIcon} className="size-4" />
            {t`Differs`}
          </span>
        )}
      </td>
    </>
  );
}

/** Every field, typed beside scanned, and whether the reviewer found it wrong. */
export function FieldTable(props: FieldTableProps) {
  const { review, marks, toggle, setIdNumber, showPhoto } = props;
  const { t } = useLingui();
  const wrong = marks?.fields;
  const { fieldOf } = useReviewWords();
  const check = (field: ReviewedField) => {
    const name = fieldOf(field);
    return (
      wrong && (
        <td>
          <input
            type="checkbox"
            aria-label={t`${name} is wrong`}
            checked={wrong.includes(field)}
            onChange={() => toggle(field)}
            className="size-4 accent-accent"
          />
        </td>
      )
    );
  };
  const isWrong = (field: ReviewedField) => wrong?.includes(field) || undefined;
  return (
    <table aria-label={t`What was given`} className="field-table">
      <thead>
        <tr>
          <th scope="col">{t`Field`}</th>
          <th scope="col">{t`Typed`}</th>
          <th scope="col">{t`Scanned`}</th>
          {wrong && <th scope="col">{t`Wrong`}</th>}
        </tr>
      </thead>
      <tbody>
        {review.fields.map((pair) => (
          <tr
            key={pair.field}
            data-differs={pair.differs || undefined}
            data-wrong={isWrong(pair.field)}
          >
            <th scope="row">{fieldOf(pair.field)}</th>
            {pair.field === 'id_number' && marks && needsIdNumber(review) ? (
              <td colSpan={2}>
                <TextField
                  label={t`ID number, read off the photo`}
                  maxLength={40}
                  autoComplete="off"
                  value={marks.idNumber}
                  onChange={(event) => setIdNumber(event.target.value)}
                />
              </td>
            ) : (
              <Pair pair={pair} />
            )}
            {check(pair.field)}
          </tr>
        ))}
        {review.photos.map((photo) => (
          <tr key={photo} data-wrong={isWrong(photo)}>
            <th scope="row">{fieldOf(photo)}</th>
            <td colSpan={2}>
              <Button kind="quiet" className="h-6! px-1!" onClick={() => showPhoto(photo)}>
                {t`Show the photo`}
              </Button>
            </td>
            {check(photo)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
