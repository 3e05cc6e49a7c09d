import { messageLimits } from '@perya/contract/rules/support/words';
import { uploadSupportPicture } from '@perya/contract/support/staff-calls/conversations';
import { useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface AnswerPicture {
  readonly objectKey: string;
  /** Of this page alone. */
  readonly preview: string;
}

export interface AnswerPictures {
  readonly chosen: readonly AnswerPicture[];
  /** How many more the answer may have. */
  readonly places: number;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** By the person who chose them, or because they went with an answer. */
  readonly remove: (objectKeys: readonly string[]) => void;
}

/** Pictures of an answer that is being written: each is uploaded as soon as it is chosen. */
export function useAnswerPictures(): AnswerPictures {
  const [chosen, setChosen] = useState<readonly AnswerPicture[]>([]);
  const { submit, isBusy, problem } = useSubmit(
    (client, file: File) => client.upload(uploadSupportPicture, file),
    {
      problemIn: 'form',
      onDone: ({ object_key: objectKey }, file) => {
        setChosen((before) => [...before, { objectKey, preview: URL.createObjectURL(file) }]);
      },
    },
  );
  const places = messageLimits.picturesMax - chosen.length;
  return {
    chosen,
    places,
    isBusy,
    problem,
    async add(files) {
      // One after the other: a failure is said, and what follows is not tried.
      for (const file of files.slice(0, places)) if (!(await submit(file))) return;
    },
    remove(objectKeys) {
      setChosen((before) => {
        for (const { objectKey, preview } of before) {
          if (objectKeys.includes(objectKey)) URL.revokeObjectURL(preview);
        }
        return before.filter(({ objectKey }) => !objectKeys.includes(objectKey));
      });
    },
  };
}
