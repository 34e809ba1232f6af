/** The maximum length of an email in the contract. */
const maxLength = 254
const mailbox = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i
/** The maximum length of the local part in the standard. */
const maxMailboxLength = 64

/** Whether a text is an email in ASCII letters. International hosts have their `xn--` form. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [localPart, domain] = [text.slice(0, at), text.slice(at + 1)]
  const isShort = text.length <= maxLength && localPart.length <= maxMailboxLength
  return at > 0 && isShort && mailbox.test(localPart) && host.test(domain)
}

/** Returns an email as it is sent: trimmed, in lower case. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase()
