import { randomUUID } from 'node:crypto';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

interface Told {
  readonly title: string;
  readonly frequency?: 1 | 2;
  readonly seq?: number;
  readonly isOn?: boolean;
  /** Hours from now. */
  readonly from?: number;
  readonly until?: number;
  /** Those of VIP; one that no other test has keeps it away from their pages. */
  readonly level: number | 'everybody';
}

/** As staff would have written it. */
export const announce = ({
  title,
  frequency = 2,
  seq = 1,
  isOn = true,
  from = -1,
  until = 96,
  level,
}: Told) =>
  lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `insert into announcements.announcement (key, is_on, frequency, picture, title_en, title_tl, body_en, body_tl,
       link, seq, start_at, end_at, levels, brands)
     values ('${randomUUID()}', ${isOn}, ${frequency}, '/art/announcements/fair-720.webp', '${title}', '${title}',
       'The lights are on.', 'Bukas ang mga ilaw.', '/welfare', ${seq}, now() + interval '${from} h',
       now() + interval '${until} h', '{${level === 'everybody' ? '' : level}}', '{h5}')`,
  );
