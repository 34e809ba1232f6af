import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { forms } from '@/copy/forms'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Badge } from '@/design-system/components/Badge/Badge'
import { Button } from '@/design-system/components/Button/Button'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { useFormField } from '@/patterns/form/use-form-field'
import { renderPagesStatus } from '@/patterns/paging/pages-status'
import { useAuthorizedPages } from '../terms/use-authorized-pages'
import { copy } from './copy'
import { toGuestItem } from './guest-item'
import { invitationLimits } from './invitation-form'
import { useConfirmedCount } from './use-confirmed-count'

const words = copy.guests
const searchDelayMs = 500

/** Lists the confirmed guests with a button to remove each, and shows how many seats are taken. */
export function GuestsField({ invitation }: { invitation: AuthorizationDetail }) {
  const { value: removed, onChange, id, name, error, disabled } = useFormField<AuthorizedPerson[]>('removed')
  const { value: chosenSeats } = useFormField<number | null>('seats')
  const [search, setSearch] = useState('')
  // The search filters only the visible list; the count ignores the search.
  const pages = useAuthorizedPages(invitation, search, { isFresh: true })
  const count = useConfirmedCount(invitation)
  const seats = chosenSeats || (invitation.max_people ?? invitationLimits.minSeats)
  const removedIds = new Set(removed.map((person) => person.id))
  const guests = pages.rows.filter((person) => !removedIds.has(person.id))
  return (
    <>
      <TransferList
        id={id}
        name={name}
        error={error}
        disabled={disabled}
        label={words.label}
        isLabelHidden
        chosen={{
          title: words.title,
          countText: (
            <Badge tone="neutral" label={words.count(count, seats)}>
              {words.badge(count, seats)}
            </Badge>
          ),
          items: guests.map(toGuestItem),
          getRowLabel: ({ person }) => words.remove(person.full_name, person.id_number),
          search: {
            label: words.search,
            placeholder: words.placeholder,
            clearLabel: words.clearSearch,
            delay: searchDelayMs,
            maxLength: authorizationSearchLimit,
            value: search,
            onSearch: setSearch,
          },
          action: disabled ? undefined : (
            <Button
              size="sm"
              variant="quiet"
              icon={<RefreshCw size={20} aria-hidden="true" />}
              onClick={pages.retry}
            >
              {words.refresh}
            </Button>
          ),
          status: renderPagesStatus(pages, guests.length === 0, {
            loading: words.loading,
            empty: search === '' ? words.nobody : words.nobodyFound,
          }),
          hasMore: pages.hasMore && !pages.error,
          isLoadingMore: pages.isLoadingMore,
          onLoadMore: pages.loadMore,
          loadMoreLabel: words.loadMore,
        }}
        onRemove={({ person }) => onChange([...removed, person])}
        getRemovedText={({ title }) => words.removed(title)}
      />
      {removed.length > 0 ? (
        <Alert
          tone="warning"
          action={
            <Button size="sm" onClick={() => onChange([])}>
              {forms.undo}
            </Button>
          }
        >
          {words.leaving(removed.map(({ full_name }) => full_name))}
        </Alert>
      ) : null}
    </>
  )
}
