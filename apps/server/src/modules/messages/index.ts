export { createMessages } from './messages.ts';
export { messagesRateLimits } from './rate-limits.ts';
