export { createMessages, type Messages } from './messages.ts';
export { messagesRateLimits } from './rate-limits.ts';
export { messagesBytes } from './stored-bytes.ts';
