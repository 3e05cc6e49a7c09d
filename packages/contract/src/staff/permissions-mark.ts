/** Every answer to staff says by this header which permissions they have: another mark means that they have changed. */
export const permissionsHeader = 'x-perya-permissions';
