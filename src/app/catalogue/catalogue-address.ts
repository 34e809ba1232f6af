import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'
import { type ThemeName, themeNames } from '@/design-system/theme/palettes'
import { patternFiles } from '@/patterns/specimens'

/** The foundations, each of which has a page. */
export const foundationIds = ['color', 'type', 'space', 'icons', 'motion', 'words'] as const
export type FoundationId = (typeof foundationIds)[number]

/** The appearance of the specimens on the page of a component. */
export interface Appearance {
  /** Whether the themes with more contrast are shown instead of light and dark. */
  hasMoreContrast: boolean
  /** The accent of a neighbourhood, as `#rrggbb`. */
  accent?: string
}

/** The page that an address requests. `file`, `specimen` or `id` is missing if the requested name is unknown. */
export type CatalogueRequest =
  | { page: 'index' }
  | { page: 'foundation'; id?: FoundationId }
  | ({ page: 'component'; file?: SpecimenFile } & Appearance)
  | { page: 'specimen'; file?: SpecimenFile; specimen?: Specimen; theme?: ThemeName; accent?: string }

const findFile = (component: string | undefined) =>
  [...specimenFiles, ...patternFiles].find((file) => file.component === component)

/** Parses a colour such as `1f5b40` or `#1f5b40`; undefined for other text. */
function readAccent(text: string | null): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text ?? '') ?? []
  return digits && `#${digits.toLowerCase()}`
}

/**
 * Parses the query string of a catalogue address, such as `?page=color`, `?component=Button&contrast=more` or
 * `?specimen=Button/primary&theme=dark`.
 */
export function readCatalogueAddress(search: string): CatalogueRequest {
  const query = new URLSearchParams(search)
  const accent = readAccent(query.get('accent'))
  const specimenPath = query.get('specimen')
  if (specimenPath !== null) {
    const [component, name] = specimenPath.split('/')
    const file = findFile(component)
    const specimen = file?.specimens.find((candidate) => candidate.name === name)
    const theme = themeNames.find((candidate) => candidate === query.get('theme'))
    return { page: 'specimen', file, specimen, theme, accent }
  }
  const component = query.get('component')
  if (component !== null) {
    const hasMoreContrast = query.get('contrast') === 'more'
    return { page: 'component', file: findFile(component), hasMoreContrast, accent }
  }
  const id = query.get('page')
  return id === null
    ? { page: 'index' }
    : { page: 'foundation', id: foundationIds.find((candidate) => candidate === id) }
}

/** The address of the first page. Like all addresses below, it has no base path, because the router adds it. */
export const indexAddress = '/catalogo'

const buildAddress = (query: Record<string, string>, accent?: string) =>
  `${indexAddress}?${new URLSearchParams({ ...query, ...(accent && { accent: accent.slice(1) }) })}`

export const foundationAddress = (id: FoundationId) => buildAddress({ page: id })

export const componentAddress = (component: string, appearance?: Partial<Appearance>) =>
  buildAddress({ component, ...(appearance?.hasMoreContrast && { contrast: 'more' }) }, appearance?.accent)

export const specimenAddress = (component: string, name: string, theme: ThemeName, accent?: string) =>
  buildAddress({ specimen: `${component}/${name}`, theme }, accent)
