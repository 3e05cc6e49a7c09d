const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const plainLineEveryMs = 10_000;

/** @param {number} sinceMs */
const secondsSince = (sinceMs) => `${Math.round((Date.now() - sinceMs) / 1000)} s`;

/**
 * A terminal gets one line that moves; a log file gets a plain line now and then.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(label, work) {
  const out = process.stdout;
  const startedAtMs = Date.now();
  let frame = 0;
  if (!out.isTTY) out.write(`${label} …\n`);
  const timer = setInterval(
    () => {
      if (out.isTTY) {
        frame += 1;
        out.write(
          `\r\x1b[K${spinner[frame % spinner.length]} ${label} · ${secondsSince(startedAtMs)}`,
        );
      } else {
        out.write(`${label} … ${secondsSince(startedAtMs)}\n`);
      }
    },
    out.isTTY ? frameMs : plainLineEveryMs,
  );
  try {
    const result = await work();
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}✓ ${label} (${secondsSince(startedAtMs)})\n`);
    return result;
  } catch (error) {
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}✗ ${label} (${secondsSince(startedAtMs)})\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
