/** The contract's limit. */
const longest = 254
const mailbox = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i
/** The standard's limit of the part before the sign. */
const longestMailbox = 64

/**
 * Whether a text is an email: the one rule of all forms. A mailbox and a host with a dot, in plain letters, as the
 * contract takes it: a host with others is written in its `xn--` form. Whether mail arrives is told by sending it; this
 * only catches slips of the finger.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const isShort = text.length <= longest && before.length <= longestMailbox
  return at > 0 && isShort && mailbox.test(before) && host.test(after)
}

/** What an email is sent as: in lower case, and nothing around it. */
export const plainEmail = (text: string): string => text.trim().toLowerCase()
