/** Where tasks that are done by checking in lead to. */
export const checkInCardId = 'check-in-card';
