const maxLength = 200

/** Engines name in quotes a member of the code that is missing. Any other text in quotes can be a value that a user typed. */
const quotes = /(reading |evaluating )?(?:"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”)/g

const scrubQuotes = (text: string) =>
  text.replace(quotes, (whole, isMember?: string) => (isMember ? whole : '…'))

/** Returns the file name of a URL. Its path and query can have a secret code. */
const getFileName = (url: string) => url.replace(/[?#].*$/, '').match(/[^/]+\.m?js$/)?.[0] ?? '…'

/**
 * Removes from the message of an error what can be about a person: URLs, email addresses, texts in quotes, numbers of more than two
 * digits, and codes. Returns at most 200 characters.
 */
export function scrubMessage(message: string): string {
  return scrubQuotes(message)
    .replace(/\S+@\S+/g, '…')
    .replace(/\b\w+:\/\/\S+/g, '…')
    .replace(/\/\S*/g, '…')
    .replace(/\b(?=\S*\d)[\w.+/=-]{20,}/g, '…')
    .replace(/\d(?:[\d.,\s-]*\d){2,}/g, '…')
    .slice(0, maxLength)
}

const maxFrames = 12

/** Matches a line of a stack: `at name (url:1:2)` in Chromium, `name@url:1:2` in Firefox and Safari. */
const frame = /^\s*(?:at )?(?:async )?(?:([\w$.<>/ ]*?) ?[(@])?(\S+?):(\d+):(\d+)\)?$/

/** Returns the frames of a stack as `function file:line:column`, without the message and without the paths of the files. */
export function scrubStack(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', url = '', row, column] = line.match(frame) ?? []
      return url === ''
        ? []
        : [`${name.replace(/[^\w$.<>]/g, '')} ${getFileName(url)}:${row}:${column}`.trim()]
    })
    .slice(0, maxFrames)
}
