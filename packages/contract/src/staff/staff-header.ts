/**
 * What the staff app says of itself with every call. No page of another site can add it without being
 * asked first, so it stands in where a browser does not say where a request comes from.
 */
export const staffHeader = 'x-perya-staff';

/** `refresh` is a call that nobody asked for: it does not keep an idle session open. */
export const staffHeaderValues = { byHand: '1', refresh: 'refresh' } as const;
