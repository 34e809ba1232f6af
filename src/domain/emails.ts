/** The maximum length of an email, from the contract. */
const maxEmailLength = 254
const localPartPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i
/** The maximum length of the local part (the text before the `@`), from RFC 5321. */
const maxLocalPartLength = 64

/** Whether a text is an email in ASCII. An international domain is valid only in its `xn--` form. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [localPart, domain] = [text.slice(0, at), text.slice(at + 1)]
  const isShortEnough = text.length <= maxEmailLength && localPart.length <= maxLocalPartLength
  return at > 0 && isShortEnough && localPartPattern.test(localPart) && domainPattern.test(domain)
}

/** Returns an email in the form that requests have: trimmed, in lower case. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase()
