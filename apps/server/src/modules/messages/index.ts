export { createMessages, type Messages } from './messages.ts';
export { messagesRateLimits } from './rate-limits.ts';
