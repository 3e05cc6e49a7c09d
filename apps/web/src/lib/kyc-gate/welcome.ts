import { noteInterrupted } from '../interruptions/interruptions.ts';
import { throughKycGate } from './gate.ts';
import { showKycModal } from './kyc-modals.ts';

/** Where the login was for a page that needs no identity check, whoever has none is told what it opens. [A-241 A-242] */
export function welcome(path: string): void {
  // The user centre reminds of it itself, and a block is told of by its own dialog.
  if (path === '/my') return;
  void throughKycGate(
    'afterLogin',
    () => {},
    ({ status }) => {
      if (status === 'block') return;
      noteInterrupted();
      void showKycModal('after-login');
    },
  );
}
