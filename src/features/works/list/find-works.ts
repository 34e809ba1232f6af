import type { Work } from '@/api/generated/model/work'
import { lots } from '@/copy/lots'
import { searchable } from '@/design-system/components/OptionList/match-options'

/** Formats the name of a work's lot, with its area if it has one. */
export const formatLotName = ({ property }: Pick<Work, 'property'>): string =>
  lots.name(property.identifier, property.sub_area?.name ?? null)

/** Caches the search text of each work, because each key press searches hundreds. */
const searchTexts = new WeakMap<Work, string>()

/** Search text of a work: its title and its lot, with and without the dash. */
function searchTextOf(work: Work): string {
  const known = searchTexts.get(work)
  if (known !== undefined) return known
  const plainLot = work.property.identifier.replaceAll('-', '')
  const text = searchable(`${work.title} ${lots.lot} ${formatLotName(work)} ${plainLot}`)
  searchTexts.set(work, text)
  return text
}

/** Filters works by title or lot. Every word has to match, whatever its case and accents. */
export function findWorks(works: readonly Work[], text: string): readonly Work[] {
  const words = searchable(text).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? works
    : works.filter((work) => words.every((word) => searchTextOf(work).includes(word)))
}
