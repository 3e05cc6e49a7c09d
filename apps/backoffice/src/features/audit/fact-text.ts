import type { FactValue } from '@perya/contract/audit/staff-calls/audit';

export function factText(value: FactValue | undefined): string {
  if (value === undefined) return '–';
  if (value === null) return 'null';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
