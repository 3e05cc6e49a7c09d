import { useLanguage } from '@perya/app-kit/language/language-context';
import { noConnection } from '@perya/app-kit/query/failure-text';
import { ClientError } from '@perya/contract/client-errors';
import { uploadFile } from '@perya/contract/identity/calls/account';
import { say, type Text } from '@perya/contract/text';
import { useState } from 'react';
import { sendWithProgress } from '../http/send-with-progress.ts';
import { isHeic } from '../image/is-heic.ts';
import { useSubmit } from './use-submit.ts';

export interface Upload {
  /** Answers whether it arrived. */
  readonly send: (file: File) => Promise<boolean>;
  readonly isBusy: boolean;
  /** From 0 to 1. */
  readonly share: number;
  /** Why the last one failed; sending again clears it. */
  readonly problem: string | undefined;
}

const heicPhoto: Text = {
  en: 'This is a HEIC photo, which cannot be read here. Take it with the camera here; or choose Settings, Camera, Formats, Most Compatible on your iPhone and take it again.',
  tl: 'HEIC na larawan ito, na hindi mababasa dito. Kunan ito gamit ang camera dito; o piliin sa iPhone mo ang Settings, Camera, Formats, Most Compatible at kumuha ulit.',
};

/** Failures that came from the way there, not from the server's judgement of the file. */
const isOfTheWay = (code: string) => /^(?:NETWORK|DECODING|HTTP_\d+)$/.test(code);

/** Sends one picture of the player's and says how far it is; `onStored` gets the key under which the server keeps it. */
export function useUpload(onStored: (objectKey: string, file: File) => unknown): Upload {
  const { language } = useLanguage();
  const [share, setShare] = useState(0);
  const { submit, isBusy, problem, setProblem } = useSubmit(
    (client, file: File) => client.upload(uploadFile, file, { send: sendWithProgress(setShare) }),
    {
      problemIn: 'form',
      onDone: ({ object_key }, file) => onStored(object_key, file),
      problemOf: (error) =>
        error instanceof ClientError && !isOfTheWay(error.code)
          ? error.message
          : say(noConnection, language),
    },
  );
  const send = async (file: File) => {
    setShare(0);
    if (!(await isHeic(file))) return submit(file);
    // Said at once, and how to do better: the server could only refuse it.
    setProblem(say(heicPhoto, language));
    return false;
  };
  return { send, isBusy, share, problem };
}
