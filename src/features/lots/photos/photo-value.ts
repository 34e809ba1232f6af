import * as v from 'valibot'

/** What a form holds of a photo: a new one, the name of the one that is there, or '' for none. */
export type PhotoValue = File | string

export const photoValue = v.union([v.instance(File), v.string()])

/** The longest name that the contract takes. */
const longestName = 200

/** What a photo is called when it is asked where to send it: a phone's names may be longer than the contract's. */
export function uploadName({ name }: File): string {
  const letters = [...name]
  return letters.slice(-longestName).join('')
}
