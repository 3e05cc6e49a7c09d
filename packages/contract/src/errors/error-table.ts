import type { Text } from '../text.ts';

/** Who may see the message of an error: the player in the app, or only staff in the logs. */
type Audience = 'player' | 'staff';

interface ErrorEntry {
  /** Business refusals travel as 200 with `status: false`; the rest use the status the documents name. */
  readonly httpStatus: 200 | 400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503;
  readonly message: Text;
  readonly audience: Audience;
}

/** The refusals of one domain by their code. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;
