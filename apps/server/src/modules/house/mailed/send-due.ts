import { mailedRowsMax } from '@perya/contract/house/staff-calls/mailed-reports';
import type { ExportableList } from '@perya/contract/staff/exportable-list';
import { exportableLists } from '@perya/contract/staff/exports';
import { listRows } from '@perya/contract/staff/list';
import { say, type Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';
import type { Message } from '../../../providers/messages/sender.ts';
import { bySystem, type Entry, nothingChanged } from '../../audit/index.ts';
import { writeCells, writeCsv } from '../../staff/index.ts';
import type { HouseServices } from '../services.ts';
import type { DueMail } from './mailed.store.ts';
import { writePdfTable } from './write-pdf-table.ts';

type Needs = Pick<HouseServices, 'audit' | 'mailed' | 'mailedCount' | 'reports' | 'staff'>;

/** Excel knows by it that what follows is UTF-8. */
const byteOrderMark = '\uFEFF';
/** Where nobody sent for a month, every day of it goes out in one round. */
const roundsMax = 31;

interface Page {
  rows: Readonly<Record<string, unknown>>[];
  next: string | null;
}

/** The figures of the period as the list shows them. */
async function readRows({ reports }: Pick<Needs, 'reports'>, mail: DueMail) {
  const { call }: ExportableList = exportableLists[mail.list];
  const read = reports.figures[mail.list] as (request: unknown) => Promise<unknown>;
  const { period, by, firstDay: from, lastDay: to } = mail;
  const split = by === 'all' ? {} : { by };
  const rows: Page['rows'] = [];
  let cursor: string | undefined;
  do {
    const asked = { period, from, to, ...split, cursor, limit: listRows.max };
    // Parsed as an answer is: what the contract does not name does not leave either.
    const page = z.parse(call.answer, await read(z.parse(call.request, asked))) as Page;
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && rows.length < mailedRowsMax);
  return { rows: rows.slice(0, mailedRowsMax), isCut: cursor !== undefined };
}

/** What stands above the file. */
const wordsOf = (title: Text, days: string, isCut: boolean): Text => ({
  en: `${title.en} of the gaming days ${days}, all of them closed, are in the file.${isCut ? ` It holds the first ${mailedRowsMax} lines: the app shows all of them.` : ''}\n\nYou asked for this report in the staff app, under Figures, By email. It is stopped there too.`,
  tl: `Nasa file ang ${title.tl} ng mga gaming day ${days}, na sarado na lahat.${isCut ? ` Unang ${mailedRowsMax} linya lang ang laman nito: nasa app ang lahat.` : ''}\n\nHiningi mo ang ulat na ito sa staff app, sa Mga numero, Sa email. Doon din ito inihihinto.`,
});

const number = /^-?[\d.]+$/;

/** The file of the report, as it was asked for. */
async function fileOf(
  { list: name, period, firstDay, language, fileKind }: DueMail,
  rows: Page['rows'],
  about: string,
): Promise<NonNullable<Message['file']>> {
  const { columns, title }: ExportableList = exportableLists[name];
  const named = `perya-${name}-${period}-${firstDay}.${fileKind}`;
  if (fileKind === 'csv') {
    return { name: named, text: byteOrderMark + writeCsv(columns, rows, language) };
  }
  const [titles = [], ...cells] = writeCells(columns, rows, language);
  const bytes = await writePdfTable({
    title: say(title, language),
    about,
    columns: titles.map((each, at) => ({
      title: each,
      isNumber: cells.some((row) => number.test(row[at] ?? '')),
    })),
    rows: cells,
  });
  return { name: named, text: bytes.toString('base64'), encoding: 'base64' };
}

/** One report of one period: it leaves with the commit that says so, or not at all. */
async function send(needs: Needs, mail: DueMail): Promise<void> {
  const { audit, mailed, mailedCount, staff } = needs;
  const list: ExportableList = exportableLists[mail.list];
  const { rows, isCut } = await readRows(needs, mail);
  const days =
    mail.firstDay === mail.lastDay ? mail.firstDay : `${mail.firstDay} – ${mail.lastDay}`;
  const title = say(list.title, mail.language);
  const file = await fileOf(mail, rows, days);
  const outcome = await audit.record<'sent' | 'refused' | null>(
    bySystem('house_send_reports'),
    async (tx) => {
      if (!(await mailed.mark(tx, mail))) return nothingChanged(null);
      const { list: name, period, by, firstDay } = mail;
      const entry = (action: Entry['action'], more: Entry['after']): Entry => ({
        action,
        subject: { kind: 'staff', id: String(mail.staffId) },
        after: { list: name, period, by, from: firstDay, ...more },
      });
      const needed = ['lists.export', exportableLists[name].call.access.staff] as const;
      const to = await staff.mailboxOf(tx, mail.staffId, needed);
      if (to === null)
        return { result: 'refused', entries: [entry('house.report-not-mailed', {})] };
      const text = say(wordsOf(list.title, days, isCut), mail.language);
      const message = { to, subject: `Perya: ${title}, ${days}`, text, file };
      await writeToOutbox(tx, toOutboxMessage(null, message));
      const entries: [Entry] = [entry('house.report-mailed', { rows: rows.length, is_cut: isCut })];
      return { result: 'sent', entries };
    },
  );
  if (outcome !== null) mailedCount.inc({ outcome });
}

/** Sends what is asked for of every period whose gaming days are all closed. */
export async function sendDueReports(needs: Needs): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    const lastClosed = await needs.reports.lastClosedDay();
    const due = lastClosed === null ? [] : await needs.mailed.listDue(lastClosed);
    if (due.length === 0) return;
    for (const mail of due) await send(needs, mail);
  }
}
