import type { ListWords } from '../OptionList/list-option'

/** The words of a list of which several are chosen. */
export interface MultiSelectWords extends ListWords {
  /** Names the group of what is chosen. */
  chosen: string
  /** Name of the button that takes one out. */
  remove: (label: string) => string
  /** Said by screen readers when one was taken out. */
  removed: (label: string) => string
  /** How many chosen ones are not drawn. */
  more: (count: number) => string
  /** The button that adds all that is found; without it there is none. */
  all?: string
  /** The button that takes out all that is found; without it there is none. */
  none?: string
}
