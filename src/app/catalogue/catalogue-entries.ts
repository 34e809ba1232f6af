import { specimenFiles } from '@/design-system/specimens'
import { patternFiles } from '@/patterns/specimens'
import { componentAddress, foundationAddress, foundationIds } from './catalogue-address'
import { copy } from './copy'

const listEntries = (files: typeof specimenFiles) =>
  files.map(({ component, purpose }) => ({ address: componentAddress(component), name: component, purpose }))

/** The pages in the navigation, by group. */
export const catalogueGroups = [
  {
    title: copy.groups.foundations,
    entries: foundationIds.map((id) => {
      const { title: name, purpose } = copy.foundations[id]
      return { address: foundationAddress(id), name, purpose }
    }),
  },
  { title: copy.groups.components, entries: listEntries(specimenFiles) },
  { title: copy.groups.patterns, entries: listEntries(patternFiles) },
]
