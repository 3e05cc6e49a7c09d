import { parentPort } from 'node:worker_threads';
import type { IdType } from '@perya/contract/rules/kyc-options';
import { preparePicture } from './picture/prepare-picture.ts';
import { type IdReading, readCard } from './read-card.ts';
import { createRecogniser } from './recognise.ts';

export interface ReadingRequest {
  file: Uint8Array;
  idType: IdType;
}

export interface ReadingAnswer {
  reading: IdReading | null;
}

const recogniser = await createRecogniser();

/** What is no picture cannot be read, and is no fault of ours. */
const prepare = (file: Uint8Array) => preparePicture(file).catch(() => null);

/** The thread in which IDs are read, one after the other: what it computes would stop the server for seconds. */
parentPort?.on('message', async ({ file, idType }: ReadingRequest) => {
  const picture = await prepare(file);
  const reading = picture && (await readCard(recogniser, picture, idType));
  parentPort?.postMessage({ reading } satisfies ReadingAnswer);
});
