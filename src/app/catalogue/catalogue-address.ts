import { withBasePath } from '@/base-path'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'
import { type ThemeName, themeNames } from '@/design-system/theme/palettes'
import { patternFiles } from '@/patterns/specimens'

const address = withBasePath('/catalogo')

/** How the page of a component is drawn. */
interface Appearance {
  /** Whether the themes of high contrast stand side by side, instead of light and dark. */
  hasMoreContrast: boolean
  /** The accent of a neighbourhood, as `#rrggbb`. */
  accent?: string
}

/** What the address of the catalogue asks for; `file` or `specimen` is missing if nothing has that name. */
export type Requested =
  | { page: 'index' }
  | ({ page: 'component'; file?: SpecimenFile } & Appearance)
  | { page: 'specimen'; file?: SpecimenFile; specimen?: Specimen; theme?: ThemeName; accent?: string }

const findFile = (component: string | undefined) =>
  [...specimenFiles, ...patternFiles].find((file) => file.component === component)

/** `#1f5b40`, with or without its `#`; anything else is none. */
function readAccent(text: string | null): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text ?? '') ?? []
  return digits && `#${digits.toLowerCase()}`
}

/** Reads `?component=Button&contrast=more` or `?specimen=Button/primary&theme=dark`, both with `&accent=1f5b40`. */
export function readCatalogueAddress(search: string): Requested {
  const query = new URLSearchParams(search)
  const accent = readAccent(query.get('accent'))
  const alone = query.get('specimen')
  if (alone !== null) {
    const [component, name] = alone.split('/')
    const file = findFile(component)
    const specimen = file?.specimens.find((candidate) => candidate.name === name)
    const theme = themeNames.find((candidate) => candidate === query.get('theme'))
    return { page: 'specimen', file, specimen, theme, accent }
  }
  const component = query.get('component')
  if (component === null) return { page: 'index' }
  const hasMoreContrast = query.get('contrast') === 'more'
  return { page: 'component', file: findFile(component), hasMoreContrast, accent }
}

const write = (query: Record<string, string>, accent: string | undefined) =>
  `${address}?${new URLSearchParams({ ...query, ...(accent && { accent: accent.slice(1) }) })}`

/** Where the catalogue begins. */
export const indexAddress = address

/** The page of one component or pattern. */
export const componentAddress = (component: string, appearance?: Partial<Appearance>) =>
  write({ component, ...(appearance?.hasMoreContrast && { contrast: 'more' }) }, appearance?.accent)

/** One specimen alone. */
export const specimenAddress = (component: string, name: string, theme: ThemeName, accent?: string) =>
  write({ specimen: `${component}/${name}`, theme }, accent)
