/** Which signs a code is made of. */
export type CodeSigns = 'digits' | 'letters-and-digits'

const others: Record<CodeSigns, RegExp> = {
  digits: /\D/g,
  'letters-and-digits': /[^a-z\d]/gi,
}

/** The signs of a code in a text, without spaces, hyphens and whatever else it was written with. */
export const signsOf = (text: string, signs: CodeSigns) => text.replace(others[signs], '')
