export { createMessages } from './messages.ts';
