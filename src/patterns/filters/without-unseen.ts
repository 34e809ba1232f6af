/** What no filter looks for, and a call may not carry. */
const unseen = /\p{Cc}/gu

/** What is typed into a filter, without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
