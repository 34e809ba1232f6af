import { forms } from '@/copy/forms'
import { copy } from './copy'
import type { PersonListOptions } from './person-list-options'
import type { Stage } from './use-stages'

const { leave: words } = copy

/** Returns the texts of the question before the user leaves the list. `addedCount` is the number of people added in earlier stages. */
export function describeLeaving(
  stage: Stage,
  { addition, words: { added } }: Pick<PersonListOptions, 'addition' | 'words'>,
  addedCount: number,
): typeof forms.leave {
  if (stage.name === 'confirming') return { ...words, body: words.confirming }
  if (stage.name === 'partlyAdded') return { ...words, body: words.adding(added(addedCount)) }
  if (stage.name !== 'registering') return forms.leave
  const count = addedCount + stage.addedCount
  if (addition) return { ...words, body: words.adding(count === 0 ? words.nobody : added(count)) }
  return { ...words, body: words.registering }
}
