import {
  BadStatement,
  type BankStatement,
  readAccount,
  readAmount,
  readCurrency,
  readDay,
  readWords,
} from './statement.ts';

/** A field of the message, as `:61:…`, with the lines that go on after it. */
interface Field {
  tag: string;
  text: string;
  line: number;
}

function readFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    const begins = /^:(\d{2}[A-Z]?):(.*)$/.exec(row);
    const last = fields.at(-1);
    if (begins) fields.push({ tag: begins[1] ?? '', text: begins[2] ?? '', line: at + 1 });
    // What stands around a message: its envelope, and the dash that ends it.
    else if (row === '' || row === '-' || row === '-}' || row.startsWith('{')) continue;
    else if (last) last.text += `\n${row}`;
    else throw new BadStatement(at + 1, 'unreadable');
  }
  return fields;
}

/** As 261031: no bank keeps accounts of before 2000 in it any more. */
const readShortDay = (text: string, line: number) =>
  readDay(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`, line);

const balancePattern = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/;

function readBalance({ text, line }: Field) {
  const [, sign, date = '', currency = '', amount = ''] = balancePattern.exec(text.trim()) ?? [];
  if (sign === undefined) throw new BadStatement(line, 'unreadable');
  const held = readAmount(amount, ',', line);
  return {
    day: readShortDay(date, line),
    currency: readCurrency(currency, line),
    amount: sign === 'D' ? -held : held,
  };
}

/** Value date, entry date, mark, funds code, amount, kind, reference, the bank's own reference. */
const linePattern =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,]*)([NFS][A-Z0-9]{3})([^\n]{0,16}?)(?:\/\/([^\n]{0,34}))?(?:\n([\s\S]*))?$/;

/** A day of the entry comes without its year, which is that of the value or one beside it. */
function entryDay(value: string, entry: string | undefined, line: number): string {
  if (entry === undefined) return value;
  const year = Number(value.slice(0, 4));
  const rest = `-${entry.slice(0, 2)}-${entry.slice(2, 4)}`;
  const near = [year - 1, year, year + 1]
    .map((each) => ({
      day: `${each}${rest}`,
      off: Math.abs(Date.parse(`${each}${rest}`) - Date.parse(value)),
    }))
    .filter(({ off }) => !Number.isNaN(off))
    .sort((a, b) => a.off - b.off);
  return readDay(near[0]?.day ?? '', line);
}

function readLine({ text, line }: Field) {
  const found = linePattern.exec(text);
  if (!found) throw new BadStatement(line, 'unreadable');
  const [, date = '', entry, mark = '', , amount = '', , reference = '', own = '', more = ''] =
    found;
  const moved = readAmount(amount, ',', line);
  // A credit that is taken back goes out, and a debit that is taken back comes in.
  const isIn = mark === 'C' || mark === 'RD';
  return {
    day: entryDay(readShortDay(date, line), entry, line),
    amount: isIn ? moved : -moved,
    reference: readWords(
      [reference, own].filter((part) => part !== '' && part !== 'NONREF').join(' '),
      line,
    ),
    words: readWords(more, line),
  };
}

class Reading {
  readonly statements: BankStatement[] = [];
  #now: (BankStatement & { opening: bigint | null }) | null = null;

  #current(line: number) {
    if (!this.#now) throw new BadStatement(line, 'account');
    return this.#now;
  }

  take(field: Field): void {
    const { tag, text, line } = field;
    if (tag === '20') this.end(line);
    else if (tag === '25') {
      this.#now = {
        account: readAccount(text, line),
        currency: '',
        lines: [],
        closing: null,
        opening: null,
      };
    } else if (tag === '60F' || tag === '60M') {
      const { currency, amount } = readBalance(field);
      Object.assign(this.#current(line), { currency, opening: amount });
    } else if (tag === '61') this.#current(line).lines.push(readLine(field));
    else if (tag === '86') this.#describe(field);
    else if (tag === '62F' || tag === '62M') this.#close(field);
    else if (!['21', '28', '28C', '13', '13D', '64', '65'].includes(tag))
      throw new BadStatement(line, 'unreadable');
  }

  #describe({ text, line }: Field): void {
    const { lines, closing } = this.#current(line);
    const last = lines.at(-1);
    // What follows the closing balance is of the statement and not of a line.
    if (last && !closing) last.words = readWords(`${last.words} ${text}`, line);
  }

  #close(field: Field): void {
    const { day, currency, amount } = readBalance(field);
    const now = this.#current(field.line);
    if (now.opening === null) throw new BadStatement(field.line, 'balance-missing');
    if (currency !== now.currency) throw new BadStatement(field.line, 'currency');
    const sum = now.lines.reduce((all, each) => all + each.amount, now.opening);
    if (sum !== amount) throw new BadStatement(field.line, 'balance-differs');
    now.closing = { day, amount };
  }

  /** One statement is over: the next begins, or the file ends. */
  end(line: number): void {
    const now = this.#now;
    if (!now) return;
    if (!now.closing) throw new BadStatement(line, 'balance-missing');
    const { opening: _, ...statement } = now;
    this.statements.push(statement);
    this.#now = null;
  }
}

/** Statements as banks send them by SWIFT, MT940: what was there before, each line, and what was there after. */
export function readMt940Statements(text: string): BankStatement[] {
  const reading = new Reading();
  for (const field of readFields(text)) reading.take(field);
  reading.end(text.split(/\r?\n/).length);
  return reading.statements;
}
