import type { BankFormat } from '@perya/contract/reports/staff-calls/bank';
import { readCamt053Statements } from './camt053-statement.ts';
import { readCsvStatements } from './csv-statement.ts';
import { readMt940Statements } from './mt940-statement.ts';
import { type BadLine, BadStatement, type BankStatement } from './statement.ts';

const readers: Readonly<Record<BankFormat, (text: string) => BankStatement[]>> = {
  csv: readCsvStatements,
  mt940: readMt940Statements,
  camt053: readCamt053Statements,
};

/** A file says by itself what it is: banks name none of these formats the same way. */
export function formatOf(text: string): BankFormat {
  if (/^\uFEFF?\s*</.test(text)) return 'camt053';
  return /^:20:/m.test(text) ? 'mt940' : 'csv';
}

/** The statements of a file, or where it is bad: nothing of a bad file is taken. */
export function readStatements(format: BankFormat, text: string): BankStatement[] | BadLine {
  try {
    const statements = readers[format](text);
    return statements.length === 0 ? { line: 1, problem: 'nothing' } : statements;
  } catch (error) {
    if (error instanceof BadStatement) return error.bad;
    throw error;
  }
}
