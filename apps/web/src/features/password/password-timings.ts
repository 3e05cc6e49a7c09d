/** How often the server may be asked. [A-453 A-454] */
export const submitThrottles = { passwordMs: 5000, codeMs: 2000 } as const;
