const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size as people say it: '12.4 GB'. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(bytes || 1) / 10)));
  const figure = bytes / 1024 ** step;
  return `${figure.toLocaleString(locale, { maximumFractionDigits: figure < 100 ? 1 : 0 })} ${units[step]}`;
}
