/** Acts at once, then not again within the gap: whoever asks meanwhile is served when it is over. */
export function createRefresher(act: () => void): (gapMs: number) => void {
  let actedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    actedAt = Date.now();
    dueAt = Number.POSITIVE_INFINITY;
    act();
  };
  return (gapMs) => {
    const wanted = Math.max(Date.now(), actedAt + gapMs);
    if (wanted >= dueAt) return;
    clearTimeout(timer);
    dueAt = wanted;
    if (wanted <= Date.now()) run();
    else timer = setTimeout(run, wanted - Date.now());
  };
}
