const particles = new Set('de del la las los el san santa da das do dos di van von der mac mc'.split(' '))
const isParticle = (word: string) => particles.has(word.toLowerCase())

interface ParsedName {
  lastName: string
  firstName: string
}

/**
 * Splits a full name at the comma. A name without a comma is split after the first surname. If `isFirstNameFirst`, such a
 * name is split before the last surname.
 */
export function splitName(text: string, isFirstNameFirst = false): ParsedName {
  const comma = text.indexOf(',')
  if (comma >= 0) {
    const [left, right] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()]
    return isFirstNameFirst ? { lastName: right, firstName: left } : { lastName: left, firstName: right }
  }
  const words = text.split(' ').filter((word) => word !== '')
  return isFirstNameFirst ? splitBeforeLastSurname(words) : splitAfterFirstSurname(words)
}

function splitAfterFirstSurname(words: readonly string[]): ParsedName {
  const index = words.findIndex((word) => !isParticle(word))
  const end = index < 0 ? words.length : index + 1
  return { lastName: words.slice(0, end).join(' '), firstName: words.slice(end).join(' ') }
}

function splitBeforeLastSurname(words: readonly string[]): ParsedName {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  return {
    lastName: words.slice(Math.max(start, 0)).join(' '),
    firstName: words.slice(0, Math.max(start, 0)).join(' '),
  }
}
