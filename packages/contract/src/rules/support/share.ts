/** Where other apps of a phone leave pictures for customer service; the service worker takes them. */
export const sharePath = '/service/share';

/** The field of the form that they come in. */
export const shareField = 'pictures';

/** Where the worker keeps them until the page of service has taken them. */
export const shareCache = 'shared-pictures';
