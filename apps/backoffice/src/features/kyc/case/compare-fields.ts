import type { Review, ReviewedField } from '@perya/contract/kyc/staff-calls/reviews';

export interface ComparedField {
  readonly field: ReviewedField;
  readonly mine: string;
  readonly theirs: string;
  readonly isSame: boolean;
}

type Fields = Pick<Review, 'fields'>;

/** What a field holds; an ID number is often only scanned. */
function valueIn({ fields }: Fields, field: ReviewedField): string {
  const pair = fields.find((each) => each.field === field);
  return pair?.typed || pair?.scanned || '';
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The fields of two submissions, and which of them say the same; two empty ones say nothing. */
export function compareFields(mine: Fields, theirs: Fields): readonly ComparedField[] {
  return mine.fields.map(({ field }) => {
    const one = valueIn(mine, field);
    const other = valueIn(theirs, field);
    return {
      field,
      mine: one,
      theirs: other,
      isSame: one !== '' && folded(one) === folded(other),
    };
  });
}
