/** A session that nobody uses ends after this long. */
export const idleMinutes = 30;
/** However busy it is, a session ends after this long. */
export const sessionHours = 12;
/** How exactly it is known when a session was last used. */
export const seenEverySeconds = 10;
/** How long an ended session can still be told from one that never was. */
export const endedSessionDays = 30;
