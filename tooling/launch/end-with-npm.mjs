const lookEveryMs = 200;
const parent = process.ppid;

/**
 * npm runs a script in a shell, and a signal to npm ends that shell and nothing else. What stands
 * below it ends too: a process whose parent is gone has another one.
 */
if (process.env['npm_lifecycle_event'] !== undefined) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}
