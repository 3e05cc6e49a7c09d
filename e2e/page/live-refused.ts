/** What a browser says where a logout meets the request for live messages: expected by tests that log out soon after a page opened. */
export const liveRefused = /\b401\b.*\/member\/live\/credential$/;
