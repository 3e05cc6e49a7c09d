import { hostname, userInfo } from 'node:os';
import { runCommand } from '../commands/run-command.ts';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { createSigner } from '../modules/evidence/index.ts';
import { print } from '../platform/announce.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { openKeyring } from '../platform/keys/open-keyring.ts';
import { StartError } from '../platform/start-error.ts';

/** Lets a new key sign the days from now on. */
runCommand(([word]) => {
  if (word) throw new StartError('npm run evidence:key takes no words.');
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const keyring = await openKeyring(pool, settings);
    const origin = bySystem(`evidence:key by ${userInfo().username} on ${hostname()}`);
    const { id, retired } = await createSigner(pool, { audit, keyring }).exchange(origin);
    print(`Signs    ${id}`);
    print(`Retired  ${retired.join(', ') || 'none'}`);
  };
});
