/** The schema cannot be brought to what the files say; the message is for whoever starts the server. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Names the file and, where PostgreSQL says it, the line that failed. */
export function failedIn(what: string, sql: string, error: unknown): SchemaError {
  const { message, position } = error as { message: string; position?: string };
  const line = position ? ` at line ${sql.slice(0, Number(position)).split('\n').length}` : '';
  return new SchemaError(`${what} failed${line}: ${message}`, { cause: error });
}
