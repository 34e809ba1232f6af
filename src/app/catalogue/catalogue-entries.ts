import { specimenFiles } from '@/design-system/specimens'
import { patternFiles } from '@/patterns/specimens'
import { componentAddress, foundationAddress, foundationIds } from './catalogue-address'
import { copy } from './copy'

/** A page of the catalogue, as the navigation and the search list it. */
export interface CatalogueEntry {
  address: string
  name: string
  purpose: string
}

const entriesOf = (files: typeof specimenFiles): CatalogueEntry[] =>
  files.map(({ component, purpose }) => ({ address: componentAddress(component), name: component, purpose }))

/** Every page of the catalogue, in the groups of its navigation. */
export const catalogueGroups: { title: string; entries: CatalogueEntry[] }[] = [
  {
    title: copy.groups.foundations,
    entries: foundationIds.map((id) => ({
      address: foundationAddress(id),
      name: copy.foundations[id].title,
      purpose: copy.foundations[id].purpose,
    })),
  },
  { title: copy.groups.components, entries: entriesOf(specimenFiles) },
  { title: copy.groups.patterns, entries: entriesOf(patternFiles) },
]
