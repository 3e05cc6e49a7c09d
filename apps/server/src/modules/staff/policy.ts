/** What the house is called in the apps and devices of its staff. */
export const houseName = 'Perya staff';
/** A session that nobody uses ends after this long. */
export const idleMinutes = 30;
/** However busy it is, a session ends after this long. */
export const sessionHours = 12;
/** How exactly it is known when a session was last used. */
export const seenEverySeconds = 10;
/** How long an ended session can still be told from one that never was. */
export const endedSessionDays = 30;
/** How long an invitation waits for its password, and whatever else two people hand over for whoever collects it. */
export const invitationHours = 24;
/** How long after the password the code may come. */
export const challengeSeconds = 300;
/** How long the way to the provider of company accounts and back may take. */
export const companyAttemptMinutes = 10;
/** Wrong passwords of one network for one account, and of all networks, before the lock. */
export const wrongPasswordsMax = { network: 5, all: 20 } as const;
/** A code is asked of those who have shown the password: five wrong ones, wherever from. */
export const wrongCodesMax = 5;
export const lockSeconds = 30 * 60;
export const recoveryCodes = 10;
/** So much of a password must be neither the person's name nor that of the house. */
export const unnamedLengthMin = 8;
/** What waits for a second person waits no longer than this. */
export const requestHours = 24;
/** Two accounts that were used on one device within the life of a request and of a session are one person. */
export const deviceHours = requestHours + sessionHours;
