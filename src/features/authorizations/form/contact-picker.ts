import type { ComponentType } from 'react'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Pages } from '@/patterns/paging/use-pages'

/** The chosen people with their search and pagination. */
export interface ChosenPeople {
  people: readonly AuthorizedPerson[]
  /** The number of all chosen people, including those not shown. */
  count: number
  search: string
  onSearch: (search: string) => void
  pages: Pick<Pages<unknown>, 'isLoading' | 'isLoadingMore' | 'hasMore' | 'error' | 'loadMore' | 'retry'>
}

/** The props of the people picker, which belongs to another feature: `app` connects the two. */
export interface ContactPickerProps {
  id: string
  name: string
  error?: string
  disabled: boolean
  chosen: ChosenPeople
  isChosen: (personId: number) => boolean
  /** The removed people, who can be added again. */
  takenOff: readonly AuthorizedPerson[]
  onAdd: (person: AuthorizedPerson) => void
  onRemove: (person: AuthorizedPerson) => void
}

export type ContactPickerComponent = ComponentType<ContactPickerProps>
