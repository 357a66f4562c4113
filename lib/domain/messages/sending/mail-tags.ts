/** The tags that SES repeats when a mail comes back: they name its message and its recipient. */
export const mailTags = { message: 'facet_message', person: 'facet_person' } as const;
