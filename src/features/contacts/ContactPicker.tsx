import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { Button } from '@/design-system/components/Button/Button'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import { renderPagesStatus } from '@/patterns/paging/pages-status'
import type { ContactPickerProps } from '@/patterns/persons/contact-picker'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { NewGuestDialog } from './NewGuestDialog'
import { contactSearchDelayMs, contactSearchLimit, useContacts } from './use-contacts'

const { picker } = copy
/** The heights of the two lists, in pixels. */
const contactsHeight = 375
const chosenMaxHeight = 300

const toItem = (person: AuthorizedPerson) => ({
  id: String(person.id),
  title: person.full_name,
  subtitle: person.id_number === '' ? '' : picker.document(person.id_number),
  person,
})

/** Shows the user's contacts beside the people that the user has chosen. A button adds a new contact. */
export function ContactPicker({
  chosen,
  isChosen,
  removedPeople,
  onAdd,
  onRemove,
  ...field
}: ContactPickerProps) {
  const { lot } = useSession()
  const [search, setSearch] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const contacts = useContacts(search)
  const restorablePeople = search === '' ? removedPeople : []
  const contactIds = new Set(contacts.rows.map(({ id }) => id))
  // The contacts appear after the chosen people have loaded. Otherwise the list would offer a chosen person again.
  const isLoading = contacts.isLoading || chosen.pages.isLoading
  const offeredPeople = isLoading
    ? []
    : [...restorablePeople.filter(({ id }) => !contactIds.has(id)), ...contacts.rows]
  const available = offeredPeople.filter(({ id }) => !isChosen(id)).map(toItem)
  const emptyText = search === '' ? picker.empty : picker.notFound
  const searchBox = {
    clearLabel: picker.clearSearch,
    placeholder: picker.search,
    delay: contactSearchDelayMs,
    maxLength: contactSearchLimit,
  }

  return (
    <>
      <TransferList
        {...field}
        label={picker.label}
        isLabelHidden
        availableHeight={contactsHeight}
        chosenMaxHeight={chosenMaxHeight}
        available={{
          title: picker.contacts,
          items: available,
          getRowLabel: ({ person }) => picker.add(person.full_name, person.id_number),
          search: { ...searchBox, label: picker.searchContacts, value: search, onSearch: setSearch },
          status: renderPagesStatus({ ...contacts, isLoading }, available.length === 0, {
            loading: picker.loading,
            empty: contacts.count === 0 ? emptyText : picker.allChosen,
          }),
          action: field.disabled ? undefined : (
            <Button
              size="sm"
              icon={<UserPlus size={20} aria-hidden="true" />}
              onClick={() => setIsAdding(true)}
            >
              {picker.newContact}
            </Button>
          ),
          hasMore: contacts.hasMore && !contacts.error && !isLoading,
          isLoadingMore: contacts.isLoadingMore,
          onLoadMore: contacts.loadMore,
          loadMoreLabel: picker.loadMore,
        }}
        chosen={{
          title: picker.chosen,
          items: chosen.people.map(toItem),
          countText: picker.count(chosen.count),
          getRowLabel: ({ person }) => picker.remove(person.full_name, person.id_number),
          search: {
            ...searchBox,
            label: picker.searchChosen,
            value: chosen.search,
            onSearch: chosen.onSearch,
          },
          status: renderPagesStatus(chosen.pages, chosen.people.length === 0, {
            loading: picker.chosenLoading,
            empty: chosen.search === '' ? picker.nobody : picker.chosenNotFound,
          }),
          hasMore: chosen.pages.hasMore && !chosen.pages.error,
          isLoadingMore: chosen.pages.isLoadingMore,
          onLoadMore: chosen.pages.loadMore,
          loadMoreLabel: picker.loadMore,
        }}
        onAdd={({ person }) => onAdd(person)}
        onRemove={({ person }) => onRemove(person)}
        getAddedText={({ title }) => picker.added(title)}
        getRemovedText={({ title }) => picker.removed(title)}
      />
      {isAdding && lot ? (
        <NewGuestDialog
          propertyId={lot.property_id}
          onClose={() => setIsAdding(false)}
          onAdded={({ id, full_name, id_number }) => {
            setIsAdding(false)
            onAdd({ id, full_name, id_number })
          }}
        />
      ) : null}
    </>
  )
}
