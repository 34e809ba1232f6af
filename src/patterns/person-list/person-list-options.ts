import type { PersonInput } from '@/api/generated/model/personInput'
import type { Day } from '@/domain/days'
import type { RegisteredPerson } from '../persons/person-registration'
import type { NewListPerson } from './people-index'

/** What identifies a person in a row. The document number is '' if the row has none. */
export interface PersonSearch {
  document: string
  lastName: string
  firstName: string
}

/** The texts that differ between the screens with a list dialog. */
export interface PersonListWords {
  /** Explains what the user can paste, and which columns a spreadsheet needs. */
  help: string
  example: string
  duplicate: (name: string, documentNumber: string) => string
  /** Says how many people were added, if other rows stay in the list. */
  added: (count: number) => string
}

/** What a screen offers in the preview if the rows exceed the number of people that it accepts. */
export interface PersonListCapacity {
  /** Returns the reason why `count` more people cannot be added. */
  findRefusal: (count: number) => string | undefined
  /** Says how many more people can be added; absent if the number is too large to matter. */
  hint?: string
  /** Raises the number of people that the screen accepts, so that `count` more can be added. */
  extension?: { label: (count: number) => string; extend: (count: number) => void }
}

/** How the dialog adds people by itself, with one call for each, instead of passing them to a form. */
export interface PersonAddition {
  /** The name of the task at the progress bar. */
  label: string
  /** Whether a person must be added by a call. The others are only passed to `onAdd`. */
  isNeeded: (person: RegisteredPerson) => boolean
  /** Adds a person. Throws the error of the call. */
  add: (person: RegisteredPerson) => Promise<void>
  /** Reads who has been added, because the response to a call may be lost. */
  readAdded: () => Promise<readonly RegisteredPerson[]>
  /** Called after the last call, also if some calls failed. */
  onFinished: () => void
}

/** How the dialog treats people who cannot be chosen yet, such as people who are not on the roster. */
export interface OutsidePeople {
  /** Says why such a person cannot be chosen. */
  reason: string
  /** The label of the button that includes these people. */
  include: (count: number) => string
  /** Says at the row of such a person what is done besides choosing the person. */
  note: string
  /** Finds such people after the user has pressed the button. */
  findPeople: PersonListOptions['findPeople']
}

export interface ListDetails {
  /** The title of the list, if it has one. */
  title?: string
  /** The number of rows with other people, who could not be added. Duplicates and removed rows do not count. */
  remainingPeopleCount: number
}

/** How a screen uses the list dialog. */
export interface PersonListOptions {
  /** The people who have been added before. */
  people: readonly RegisteredPerson[]
  words: PersonListWords
  capacity: PersonListCapacity
  /** Returns what is wrong with the dates of a row. Without this function, rows have no dates. */
  findPeriodProblem?: (period: { from: Day | ''; to: Day | '' }) => string | undefined
  /** Whether a row needs a document number. Without one, `findPeople` searches by name. */
  needsDocument: boolean
  /** Finds registered people. Of several people, the user chooses one by its document number. */
  findPeople: (search: PersonSearch) => Promise<readonly RegisteredPerson[]>
  /** Registers a person. If the person is registered already, resolves to that person. */
  registerPerson: (input: PersonInput) => Promise<RegisteredPerson>
  /** Returns why a found person cannot be added, although the person is no duplicate. */
  findPersonRefusal?: (person: RegisteredPerson) => string | undefined
  outside?: OutsidePeople
  addition?: PersonAddition
  /** Called with the people of the valid rows, and with what else the list says. */
  onAdd: (people: readonly NewListPerson[], details: ListDetails) => void
}
