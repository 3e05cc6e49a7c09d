import type { BankProblem } from '@perya/contract/reports/staff-calls/bank';
import { readXml, type XmlElement } from './read-xml.ts';
import {
  BadStatement,
  type BankStatement,
  readAccount,
  readAmount,
  readCurrency,
  readDay,
  readWords,
} from './statement.ts';

/** The first element on a way of names below another. */
function find(element: XmlElement, ...way: readonly string[]): XmlElement | undefined {
  const [name, ...rest] = way;
  if (name === undefined) return element;
  for (const child of element.children) {
    const found = child.name === name ? find(child, ...rest) : undefined;
    if (found) return found;
  }
  return undefined;
}

const all = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

function need(element: XmlElement, problem: BankProblem, ...way: readonly string[]): XmlElement {
  const found = find(element, ...way);
  if (!found) throw new BadStatement(element.line, problem);
  return found;
}

/** Every text below an element under one of these names. */
function textsOf(element: XmlElement, names: readonly string[]): string[] {
  return element.children.flatMap((child) =>
    names.includes(child.name) ? [child.text.trim()] : textsOf(child, names),
  );
}

/** An amount with its sign, and its currency. */
function readMoney(element: XmlElement, currency: string): bigint {
  const amount = need(element, 'amount', 'Amt');
  const own = readCurrency(amount.attributes['Ccy'] ?? '', amount.line);
  if (own !== currency) throw new BadStatement(amount.line, 'currency');
  const sign = need(element, 'sign', 'CdtDbtInd');
  const held = readAmount(amount.text.trim(), '.', amount.line);
  if (sign.text.trim() === 'CRDT') return held;
  if (sign.text.trim() === 'DBIT') return -held;
  throw new BadStatement(sign.line, 'sign');
}

function readDate(element: XmlElement, name: string): string {
  const date = find(element, name, 'Dt') ?? need(element, 'date', name, 'DtTm');
  return readDay(date.text.trim().slice(0, 10), date.line);
}

function readEntry(entry: XmlElement, currency: string) {
  const references = textsOf(entry, ['EndToEndId', 'InstrId', 'TxId', 'AcctSvcrRef', 'NtryRef']);
  const said = references.filter((text) => text !== '' && text !== 'NOTPROVIDED');
  const words = textsOf(entry, ['Ustrd', 'AddtlNtryInf', 'AddtlTxInf', 'Nm']);
  return {
    day: readDate(entry, 'BookgDt'),
    amount: readMoney(entry, currency),
    reference: readWords([...new Set(said)].join(' '), entry.line),
    words: readWords(words.join(' '), entry.line),
  };
}

/** Booked entries alone: what is only pending may never come. */
const isBooked = (entry: XmlElement) => {
  const status = need(entry, 'unreadable', 'Sts');
  return (find(status, 'Cd') ?? status).text.trim() === 'BOOK';
};

function readStatement(statement: XmlElement): BankStatement {
  const account = need(statement, 'account', 'Acct');
  const number = find(account, 'Id', 'IBAN') ?? need(account, 'account', 'Id', 'Othr', 'Id');
  const balances = all(statement, 'Bal');
  const balanceOf = (...codes: string[]) =>
    balances.find((each) => codes.includes(find(each, 'Tp', 'CdOrPrtry', 'Cd')?.text.trim() ?? ''));
  const closing = balanceOf('CLBD');
  const opening = balanceOf('OPBD', 'PRCD');
  if (!closing || !opening) throw new BadStatement(statement.line, 'balance-missing');
  const code = find(account, 'Ccy') ?? need(closing, 'currency', 'Amt');
  const currency = readCurrency(
    (code.name === 'Ccy' ? code.text : (code.attributes['Ccy'] ?? '')).trim(),
    code.line,
  );
  const lines = all(statement, 'Ntry')
    .filter(isBooked)
    .map((entry) => readEntry(entry, currency));
  const after = readMoney(closing, currency);
  const sum = lines.reduce((total, each) => total + each.amount, readMoney(opening, currency));
  if (sum !== after) throw new BadStatement(closing.line, 'balance-differs');
  return {
    account: readAccount(number.text, number.line),
    currency,
    lines,
    closing: { day: readDate(closing, 'Dt'), amount: after },
  };
}

/** Statements as ISO 20022 has them, camt.053. */
export function readCamt053Statements(text: string): BankStatement[] {
  const document = readXml(text);
  const body = document.name === 'Document' ? find(document, 'BkToCstmrStmt') : undefined;
  if (!body) throw new BadStatement(document.line, 'unreadable');
  return all(body, 'Stmt').map(readStatement);
}
