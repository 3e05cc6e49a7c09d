/** How often a form of the account section may be sent. [A-451 A-452] */
export const submitThrottles = { usernameMs: 2000, emailMs: 5000, phoneMs: 5000 } as const;

/** How long a toast stands before the page changes under it. [A-423 A-424] */
export const redirectDelays = { successMs: 1000, failureMs: 800 } as const;
