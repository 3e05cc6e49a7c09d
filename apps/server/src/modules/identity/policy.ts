/** Numbers of the identity module that the documents leave to us; those they fix are in the contract. */
export const codeLifeSeconds = 600;
export const wrongCodesMax = 5;
export const wrongPasswordsMax = 5;
export const nicknameEveryDays = 90;
export const sessionLifeSeconds = 7 * 24 * 3600;
/** How long the old token still works after a refresh, for requests that were under way. */
export const rotationGraceSeconds = 30;
export const challengeLifeSeconds = 300;
export const recentLogins = 20;
