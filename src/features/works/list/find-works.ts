import type { Work } from '@/api/generated/model/work'
import { lots } from '@/copy/lots'
import { searchable } from '@/design-system/components/OptionList/match-options'

/** What the lot of a work is called, with its area if it has one. */
export const lotNameOf = ({ property }: Pick<Work, 'property'>): string =>
  lots.name(property.identifier, property.sub_area?.name ?? null)

/** The works whose title or lot holds every word of a text, however it is written (decision 19). */
export function findWorks(works: readonly Work[], text: string): readonly Work[] {
  const words = searchable(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return works
  return works.filter((work) => {
    const { identifier } = work.property
    // A lot is found as it is shown, and without its dash too.
    const said = searchable(`${work.title} ${lots.lot} ${lotNameOf(work)} ${identifier.replaceAll('-', '')}`)
    return words.every((word) => said.includes(word))
  })
}
