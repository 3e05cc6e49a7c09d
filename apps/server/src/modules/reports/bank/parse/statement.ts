import type { BankProblem } from '@perya/contract/reports/staff-calls/bank';

/** A line of an account: what came in is above nothing, what went out below. */
export interface BankLine {
  /** The day that the bank booked it on, as 2026-10-31. */
  day: string;
  /** Centavos with their sign. */
  amount: bigint;
  reference: string;
  words: string;
}

/** What a bank says of an account: its lines, and what was on it at the end of a day. */
export interface BankStatement {
  account: string;
  currency: string;
  lines: BankLine[];
  /** Null where the file says none. */
  closing: { day: string; amount: bigint } | null;
}

/** Where a file cannot be read: the line of the text, and why. */
export interface BadLine {
  line: number;
  problem: BankProblem;
}

/** Ends the reading of a file at a line. */
export class BadStatement extends Error {
  readonly bad: BadLine;
  constructor(line: number, problem: BankProblem) {
    super(`Line ${line} of the statement: ${problem}`);
    this.name = 'BadStatement';
    this.bad = { line, problem };
  }
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar, or the line is bad. */
export function readDay(text: string, line: number): string {
  const isDay =
    dayPattern.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;
  if (!isDay) throw new BadStatement(line, 'date');
  return text;
}

const wholeMax = 15;

/** An amount with two decimals at most after this mark, without a sign, in centavos. */
export function readAmount(text: string, mark: '.' | ',', line: number): bigint {
  const [whole = '', decimals = '', ...more] = text.split(mark);
  const isAmount =
    more.length === 0 &&
    /^\d+$/.test(whole) &&
    whole.length <= wholeMax &&
    /^\d{0,2}$/.test(decimals);
  if (!isAmount) throw new BadStatement(line, 'amount');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
}

export function readCurrency(text: string, line: number): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new BadStatement(line, 'currency');
  return text;
}

const accountPattern = /^[A-Za-z0-9][A-Za-z0-9 /.-]{2,49}$/;

export function readAccount(text: string, line: number): string {
  const account = text.trim();
  if (!accountPattern.test(account)) throw new BadStatement(line, 'account');
  return account.replaceAll(' ', '');
}

const wordsMax = 500;

export function readWords(text: string, line: number): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length > wordsMax) throw new BadStatement(line, 'too-long');
  return words;
}
