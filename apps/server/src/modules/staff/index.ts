export { createStaffInviter } from './invitations/create-inviter.ts';
export { staffRateLimits } from './rate-limits.ts';
export { createStaff } from './staff.ts';
