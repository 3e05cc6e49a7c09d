/** Numbers of the identity module that the documents leave to us; those they fix are in the contract. */
export const codeLifeSeconds = 600;
/** Wrong guesses from one network, on one device or at one request before the lock. */
export const wrongMax = 5;
/**
 * Wrong guesses of all strangers together. An authenticator code is asked of those who have shown a
 * password or a code before, so nobody else can use these up.
 */
export const strangersWrongMax = { code: 10, password: 10, totp: 5 } as const;
export const nicknameEveryDays = 90;
export const sessionLifeSeconds = 7 * 24 * 3600;
/** However often it is refreshed, a session ends after this long. */
export const sessionLifeDaysMax = 30;
/** How long a replaced token still works: for requests under way, and for tabs that refresh at the same moment, on a busy day too. */
export const rotationGraceSeconds = 30;
/** How long a token that a proof has replaced still works, for requests under way: it carries no proof and gets no successor. */
export const provedGraceSeconds = 5;
/** How long a device that has shown the authenticator's code need not show it again. */
export const deviceTrustDays = 30;
export const challengeLifeSeconds = 300;
export const recentLogins = 20;
/** How long a proof of the player serves for changes of how one gets in and of where money goes. */
export const proofLifeSeconds = 300;
/** How long after a login by code a first password needs no further proof. */
export const firstPasswordHours = 24;
/** A password proves its player once it is this old. */
export const passwordProvesHours = 24;
/** How long withdrawals wait after a change of the phone number. */
export const withdrawalsWaitHours = 24;
/** Pictures that a player may send in a day, and that may lie on the disk at once. */
export const uploadQuota = {
  dayCount: 40,
  dayBytes: 128 * 1024 * 1024,
  keptCount: 20,
  keptBytes: 40 * 1024 * 1024,
} as const;
/** How long a picture waits to be used: a form that is filled in between two errands finds it still there. */
export const unusedPictureSeconds = 6 * 3600;

/** Masked values that one member of staff sees in an hour: whoever works with players needs a few, a thief all of them. */
export const revealsHourly = 60;
