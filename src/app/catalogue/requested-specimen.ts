import type { Specimen } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'

const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What the address of the catalogue asks for; `specimen` is missing if nothing has that name. */
export interface RequestedSpecimen {
  specimen?: Specimen
  /** Without one the system's theme holds. */
  theme?: Theme
}

/** Reads `?specimen=Button/primary&theme=dark`; undefined if the whole catalogue is asked for. */
export function requestedSpecimen(search: string): RequestedSpecimen | undefined {
  const query = new URLSearchParams(search)
  const address = query.get('specimen')
  if (address === null) return undefined
  const [component, name] = address.split('/')
  const file = specimenFiles.find((candidate) => candidate.component === component)
  return {
    specimen: file?.specimens.find((candidate) => candidate.name === name),
    theme: themes.find((theme) => theme === query.get('theme')),
  }
}

/** The address of one specimen alone, relative to the catalogue. */
export const specimenAddress = (component: string, name: string, theme?: Theme) =>
  `?${new URLSearchParams({ specimen: `${component}/${name}`, ...(theme && { theme }) })}`
