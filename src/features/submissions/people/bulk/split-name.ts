/** What stands before a surname and belongs to it. */
const particles = new Set('de del la las los el san santa da das do dos di van von der mac mc'.split(' '))
const isParticle = (word: string) => particles.has(word.toLowerCase())

interface ParsedName {
  lastName: string
  firstName: string
}

/** Parts a surname and a name that stand in one cell: at the comma or, without one, after the first surname. */
export function splitName(text: string, isNameFirst = false): ParsedName {
  const comma = text.indexOf(',')
  if (comma >= 0) {
    const [before, after] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()]
    return isNameFirst ? { lastName: after, firstName: before } : { lastName: before, firstName: after }
  }
  const words = text.split(' ').filter((word) => word !== '')
  return isNameFirst ? withLastSurname(words) : withFirstSurname(words)
}

function withFirstSurname(words: readonly string[]): ParsedName {
  const at = words.findIndex((word) => !isParticle(word))
  const end = at < 0 ? words.length : at + 1
  return { lastName: words.slice(0, end).join(' '), firstName: words.slice(end).join(' ') }
}

function withLastSurname(words: readonly string[]): ParsedName {
  let begin = words.length - 1
  while (begin > 1 && isParticle(words[begin - 1] ?? '')) begin -= 1
  return {
    lastName: words.slice(Math.max(begin, 0)).join(' '),
    firstName: words.slice(0, Math.max(begin, 0)).join(' '),
  }
}
