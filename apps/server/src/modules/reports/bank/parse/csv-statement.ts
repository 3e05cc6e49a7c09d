import {
  BadStatement,
  type BankLine,
  type BankStatement,
  readAccount,
  readAmount,
  readCurrency,
  readDay,
  readWords,
} from './statement.ts';

const columns = ['account', 'date', 'amount', 'currency', 'reference', 'description', 'balance'];

/** The cells of a line; a quoted cell may hold commas and doubled quotes, and ends on its line. */
function splitLine(text: string, line: number): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(?=,|$)/.exec(rest);
    const plain = quoted ?? /^[^",]*(?=,|$)/.exec(rest);
    if (!plain) throw new BadStatement(line, 'unreadable');
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain[0]);
    rest = rest.slice(plain[0].length);
    if (rest === '') return cells;
    rest = rest.slice(1);
  }
}

function readSigned(text: string, line: number): bigint {
  const isOut = text.startsWith('-');
  const amount = readAmount(isOut ? text.slice(1) : text, '.', line);
  return isOut ? -amount : amount;
}

/** A balance after a line has to differ from the one before by the line; where one is said, all after it are. */
function readBalance(
  text: string,
  { closing }: BankStatement,
  { amount }: BankLine,
  line: number,
): bigint | null {
  if (text === '') {
    if (closing) throw new BadStatement(line, 'balance-missing');
    return null;
  }
  const balance = readSigned(text, line);
  if (closing && balance !== closing.amount + amount)
    throw new BadStatement(line, 'balance-differs');
  return balance;
}

function takeRow(statements: Map<string, BankStatement>, row: string, line: number): void {
  const cells = splitLine(row, line).map((cell) => cell.trim());
  if (cells.length !== columns.length) throw new BadStatement(line, 'columns');
  const [account = '', date = '', amount = '', code = '', reference = '', words = '', held = ''] =
    cells;
  const name = readAccount(account, line);
  const currency = readCurrency(code, line);
  const statement = statements.get(name) ?? { account: name, currency, lines: [], closing: null };
  statements.set(name, statement);
  if (statement.currency !== currency) throw new BadStatement(line, 'currency');
  const read: BankLine = {
    day: readDay(date, line),
    amount: readSigned(amount, line),
    reference: readWords(reference, line),
    words: readWords(words, line),
  };
  const last = statement.lines.at(-1);
  if (last && read.day < last.day) throw new BadStatement(line, 'date');
  const balance = readBalance(held, statement, read, line);
  statement.lines.push(read);
  if (balance !== null) statement.closing = { day: read.day, amount: balance };
}

/**
 * The house's own columns, which every bank's export can be brought into: account, date (2026-10-31), amount (below
 * nothing for what went out), currency, reference, description, and what was on the account after the line or nothing.
 * The lines of an account follow each other in the order of the bank.
 */
export function readCsvStatements(text: string): BankStatement[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = splitLine(head, 1).map((name) => name.trim().toLowerCase());
  if (names.join() !== columns.join()) throw new BadStatement(1, 'columns');
  const statements = new Map<string, BankStatement>();
  for (const [at, row] of rows.entries()) {
    if (row.trim() !== '') takeRow(statements, row, at + 2);
  }
  return [...statements.values()];
}
