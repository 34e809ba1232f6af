/**
 * Returns the text if it can be the id in a link, such as an invitation link; otherwise undefined. An id has at most 200
 * characters; it has no slashes, backslashes, spaces or invisible characters, and is not `.` or `..`.
 */
export const parseLinkId = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u.test(text) ? text : undefined
