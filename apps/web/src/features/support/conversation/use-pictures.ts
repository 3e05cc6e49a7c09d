import { useState } from 'react';
import { useUpload } from '../../../lib/query/use-upload.ts';
import type { UnsentPicture } from './unsent.ts';

export interface Pictures {
  readonly stored: readonly UnsentPicture[];
  /** Stored ones and the one on its way. */
  readonly count: number;
  readonly isBusy: boolean;
  /** Of the one on its way, from 0 to 1. */
  readonly share: number;
  readonly problem: string | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (objectKey: string) => void;
  /** Hands them over to a message. */
  readonly take: () => readonly UnsentPicture[];
}

/** Pictures of a message that is being written: each is uploaded as soon as it is chosen. */
export function usePictures(): Pictures {
  const [stored, setStored] = useState<readonly UnsentPicture[]>([]);
  const { send, isBusy, share, problem } = useUpload((objectKey, file) => {
    const preview = URL.createObjectURL(file);
    setStored((before) => [...before, { objectKey, preview }]);
  });
  return {
    stored,
    count: stored.length + (isBusy ? 1 : 0),
    isBusy,
    share,
    problem,
    async add(files) {
      // One after the other: a failure is said, and what follows is not tried.
      for (const file of files) if (!(await send(file))) return;
    },
    remove: (objectKey) =>
      setStored((before) => {
        for (const each of before) {
          if (each.objectKey === objectKey) URL.revokeObjectURL(each.preview);
        }
        return before.filter((each) => each.objectKey !== objectKey);
      }),
    take: () => {
      setStored([]);
      return stored;
    },
  };
}
