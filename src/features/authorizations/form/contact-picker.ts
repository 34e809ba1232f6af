import type { ComponentType } from 'react'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Pages } from '@/patterns/paging/use-pages'

/** Who is chosen, and how to look among them. */
export interface ChosenPeople {
  people: readonly AuthorizedPerson[]
  /** How many are chosen in all, shown or not. */
  count: number
  search: string
  onSearch: (search: string) => void
  pages: Pick<Pages<unknown>, 'isLoading' | 'isLoadingMore' | 'hasMore' | 'error' | 'loadMore' | 'retry'>
}

/** What the form gives to the picker of people, which is another feature's: `app` brings the two together. */
export interface ContactPickerProps {
  id: string
  name: string
  error?: string
  disabled: boolean
  chosen: ChosenPeople
  isChosen: (personId: number) => boolean
  /** Who was chosen once and may be chosen again. */
  takenOff: readonly AuthorizedPerson[]
  onAdd: (person: AuthorizedPerson) => void
  onRemove: (person: AuthorizedPerson) => void
}

export type ContactPickerComponent = ComponentType<ContactPickerProps>
