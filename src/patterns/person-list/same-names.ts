import { foldText } from './grid'

const splitWords = (name: string) =>
  new Set(
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )

const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((word) => whole.has(word))

/** Whether one full name has all words of the other, in any order. Ignores case and accents. */
export function haveSameNames(left: string, right: string): boolean {
  const [leftWords, rightWords] = [splitWords(left), splitWords(right)]
  return isPart(leftWords, rightWords) || isPart(rightWords, leftWords)
}
