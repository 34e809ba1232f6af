import type { ReactNode } from 'react'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import type { Pages } from '../paging/use-pages'

/** The props of the contact picker. The picker is a separate feature, so `app` passes it to the screens. */
export interface ContactPickerProps {
  id: string
  name: string
  error?: string
  disabled: boolean
  /** The chosen people who match `search`, as far as `pages` has loaded them. */
  chosen: {
    people: readonly AuthorizedPerson[]
    /** The number of all chosen people, including those that `people` lacks. */
    count: number
    search: string
    onSearch: (search: string) => void
    pages: Pick<Pages<unknown>, 'isLoading' | 'isLoadingMore' | 'hasMore' | 'error' | 'loadMore' | 'retry'>
  }
  isChosen: (personId: number) => boolean
  /** The people whom the user removed from the chosen people. They can be added again even if they are not contacts. */
  removedPeople: readonly AuthorizedPerson[]
  onAdd: (person: AuthorizedPerson) => void
  onRemove: (person: AuthorizedPerson) => void
}

/** The props of the quick contact picker, which shows the people that the user probably chooses. */
export interface QuickContactPickerProps
  extends Pick<ContactPickerProps, 'id' | 'name' | 'error' | 'disabled'> {
  chosen: readonly AuthorizedPerson[]
  /** The people of earlier authorizations, the most probable first; undefined while they load. */
  probablePeople: readonly NamedPerson[] | undefined
  /** Buttons beside the one for a new person, such as the one for a list. */
  moreActions?: ReactNode
  onAdd: (person: AuthorizedPerson) => void
  onRemove: (person: AuthorizedPerson) => void
}
