import type { GatePerson } from '../../../client.ts'

/** A code that somebody has who may be at the gate. */
export interface Pass {
  qrcode: string
  /** Who comes, or leaves, with it, and whose or what for. */
  words: string
}

/** The codes of people, each once: several may come with one. */
export function passesOf(people: readonly GatePerson[]): Pass[] {
  const names = new Map<string, string[]>()
  for (const { qrcode, name } of people) {
    if (qrcode !== null) names.set(qrcode, [...(names.get(qrcode) ?? []), name])
  }
  const reasonOf = (code: string) => people.find(({ qrcode }) => qrcode === code)?.reason ?? ''
  return [...names].map(([qrcode, those]) => ({
    qrcode,
    words: `${those.join(', ')} – ${reasonOf(qrcode)}`,
  }))
}
