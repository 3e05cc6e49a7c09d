const labelWidth = 12;

/** Parts run side by side, so each line says whose it is. */
export function printLine(label: string, line: string): void {
  process.stdout.write(`${label.padEnd(labelWidth)}│ ${line}\n`);
}
