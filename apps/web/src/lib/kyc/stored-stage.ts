import type { Store } from '@perya/app-kit/browser/storage';
import { type Stage, stageOf, stages } from './stages.ts';

const name = 'kyc-stage';

/** Where the player left the wizard. */
export const readStage = (store: Store): Stage => stageOf(store.read(name));

export const writeStage = (store: Store, stage: Stage): void => store.write(name, stage);

/** The next visit begins at the entry. */
export const resetStage = (store: Store): void => writeStage(store, stages.entry);
