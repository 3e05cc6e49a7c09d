/**
 * A person who meets a stop reads one sentence that says what to do, never a stack.
 * @param {string} sentence
 * @returns {never}
 */
export function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
