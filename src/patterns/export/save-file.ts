/** Some browsers read the file only after the press has been handled. */
const readingMs = 1_000

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: safeName(name) }).click()
  setTimeout(() => URL.revokeObjectURL(href), readingMs)
}

/** What a file system may refuse in a name becomes a dash: a name may hold what somebody typed. */
const safeName = (name: string) =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(-120) || 'archivo'
