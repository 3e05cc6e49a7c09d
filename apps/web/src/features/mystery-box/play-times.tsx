import { Plural } from '@lingui/react/macro';

/** What must be done with what was in a box. */
export function PlayTimes({ times }: { readonly times: number }) {
  return (
    <Plural
      value={times}
      _0="What is in it can be withdrawn at once."
      one="What is in it must be played once before it can be withdrawn."
      other="What is in it must be played # times before it can be withdrawn."
    />
  );
}
