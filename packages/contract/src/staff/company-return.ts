/** Where the provider of company accounts sends the browser back to; it is named there as the redirect URI. */
export const companyReturnPath = '/backoffice/company';
