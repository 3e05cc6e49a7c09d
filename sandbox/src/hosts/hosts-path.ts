/** Where the partners' hosts stand, on their own port and on the platform's. */
export const hostsPath = '/sandbox/hosts';
