import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Reads until whoever started it is gone, in whatever way, or has said that nothing is left to do. A PostgreSQL notes its
 * process in its folder, and takes the note away when it ends.
 */
const script = `
  cat >/dev/null
  pid=$(head -n 1 "$0/postgres/postmaster.pid" 2>/dev/null) || exit 0
  kill -QUIT "$pid" 2>/dev/null
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  rm -rf "$0"`;

/**
 * Has the PostgreSQL of this folder end, and the folder go, where this process ends without having stopped it: an
 * interrupted suite leaves nothing behind. The answer calls that off.
 */
export function endWithParent(dataDir: string): () => void {
  const guard = spawn('/bin/sh', ['-c', script, dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is not for it: it has to outlive this process.
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => void guard.kill('SIGKILL');
}
