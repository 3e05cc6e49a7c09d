import { localStore, sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  afterSubmit,
  movedTo,
  nextStage,
  previousStage,
  stages,
  type WizardStage,
} from '../../../lib/kyc/stages.ts';
import { readStage, writeStage } from '../../../lib/kyc/stored-stage.ts';
import type { KycSearch } from './kyc-search.ts';
import { readScan, type ScanInHand, storedScan, storeScan } from './scan-in-hand.ts';

export interface Wizard {
  readonly stage: WizardStage;
  /** The player has moved since the page opened. */
  readonly hasMoved: boolean;
  /** The scan whose result is waited for. */
  readonly scan: ScanInHand | null;
  readonly next: () => void;
  readonly previous: () => void;
  readonly moveTo: (stage: number) => void;
  /** The submit was taken: its success shows once. */
  readonly submitted: () => void;
  readonly beginScan: (scan: ScanInHand) => void;
}

/** Whoever comes back from the scanner goes on at its result; anybody else where they were. */
function begin(search: KycSearch): { stage: WizardStage; scan: ScanInHand | null } {
  const returned = search.step === undefined ? null : readScan(search);
  const kept = storedScan(sessionStore);
  if (search.step !== undefined) {
    const isKept = returned === null || kept?.transaction_id === returned.transaction_id;
    return { stage: movedTo(search.step), scan: isKept ? kept : returned };
  }
  return { stage: movedTo(readStage(localStore)), scan: kept };
}

/** Where the player is in the wizard; survives a reload. */
export function useWizard(search: KycSearch): Wizard {
  const navigate = useNavigate();
  const [{ stage, scan, hasMoved }, setState] = useState(() => ({
    ...begin(search),
    hasMoved: false,
  }));
  const { stored } = stage;
  useEffect(() => writeStage(localStore, stored), [stored]);
  useEffect(() => {
    if (scan !== null) storeScan(sessionStore, scan);
  }, [scan]);
  const isReturn = search.step !== undefined;
  useEffect(() => {
    // What the scanner wrote into the address is taken; a later reload goes by the stage.
    if (isReturn) void navigate({ to: '/s-kyc', search: {}, replace: true });
  }, [isReturn, navigate]);
  const move = (to: (from: WizardStage) => WizardStage) =>
    setState((state) => ({ ...state, stage: to(state.stage), hasMoved: true }));
  return {
    stage,
    hasMoved,
    scan,
    next: () => move(nextStage),
    previous: () => move(previousStage),
    moveTo: (to) => move(() => movedTo(to)),
    submitted: () => move(() => afterSubmit),
    beginScan: (begun) => {
      // The browser leaves for the scanner: what it comes back to is written before.
      storeScan(sessionStore, begun);
      writeStage(localStore, stages.idType);
    },
  };
}
