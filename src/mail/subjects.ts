// The subjects of mails from visitors: the same in every language, because the company sorts its mail by them.

/** Followed by what the visitor typed. */
export const letterPrefix = 'Contact Form: ';

export const newsletterSubject = 'Newsletter Subscription Request';
