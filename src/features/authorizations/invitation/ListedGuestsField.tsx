import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { fullInvitation } from '@/copy/authorizations'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import { cutText } from '@/domain/cut-text'
import { useFormField } from '@/patterns/form/use-form-field'
import type { ListDetails, PersonListCapacity } from '@/patterns/person-list/person-list-options'
import { copy as listCopy } from '../guest-list/copy'
import { GuestListButton } from '../guest-list/GuestListButton'
import { copy } from './copy'
import { toGuestItem } from './guest-item'
import { addGuests, type HostInvitationValues, invitationLimits } from './invitation-form'
import { useConfirmedCount } from './use-confirmed-count'

const words = copy.list

/** Lets the host add guests from a list. They need not register, but take seats like the others. */
export function ListedGuestsField({ invitation }: { invitation: AuthorizationDetail | undefined }) {
  const { value: added, onChange, id, name, error, disabled } = useFormField<AuthorizedPerson[]>('added')
  const { values, setValues } = useFormikContext<HostInvitationValues>()
  const count = useConfirmedCount(invitation)
  // The number of seats that the form or a list proposed. While the field has it, the host has not chosen one.
  const [proposedSeats, setProposedSeats] = useState<number>(invitationLimits.minSeats)
  const isRaisedByList = !invitation && values.seats === proposedSeats
  const capacity = useSeatCapacity(count, isRaisedByList)
  const panel = useRef<HTMLDivElement>(null)
  if (disabled) return null
  const isFull = values.seats !== null && count >= Math.max(values.seats, invitationLimits.minSeats)
  const addToForm = (people: readonly AuthorizedPerson[], list: ListDetails) => {
    if (invitation) return void setValues((latest) => ({ ...latest, ...addGuests(latest, people) }))
    const next = addListToNewInvitation(values, people, list)
    if (isRaisedByList) setProposedSeats(next.seats ?? invitationLimits.minSeats)
    void setValues(next)
  }
  return (
    <Stack gap={3} ref={panel}>
      <Text tone="muted" role="status">
        {words.help} {isFull ? fullInvitation.notice : words.link}
      </Text>
      <Inline>
        <GuestListButton
          people={added}
          removed={values.removed}
          authorization={invitation}
          capacity={capacity}
          onAdd={addToForm}
        />
      </Inline>
      {added.length > 0 ? (
        <TransferList
          id={id}
          name={name}
          error={error}
          label={words.label}
          isLabelHidden
          chosen={{
            title: words.title,
            countText: words.count(added.length),
            items: added.map(toGuestItem),
            getRowLabel: ({ person }) => copy.guests.remove(person.full_name, person.id_number),
          }}
          onRemove={({ person }) => {
            // The list goes with its last row, so that the focus goes to the button that adds guests.
            if (added.length === 1) panel.current?.querySelector('button')?.focus()
            onChange(added.filter((guest) => guest.id !== person.id))
          }}
          getRemovedText={({ title }) => words.removed(title)}
        />
      ) : null}
    </Stack>
  )
}

/**
 * Adds the guests of a list to a new invitation. It gets the name of the list if it has none, and seats for everybody of the list:
 * the others need them to register by the link.
 */
function addListToNewInvitation(
  values: HostInvitationValues,
  people: readonly AuthorizedPerson[],
  { title = '', remainingPeopleCount }: ListDetails,
): HostInvitationValues {
  const next = { ...values, ...addGuests(values, people) }
  const listSeats = Math.min(next.added.length + remainingPeopleCount, invitationLimits.maxSeats)
  return {
    ...next,
    name: values.name.trim() === '' ? cutText(title, invitationLimits.name) : values.name,
    seats: Math.max(values.seats || invitationLimits.minSeats, listSeats),
  }
}

/**
 * The seats that the list may take. The host can raise their number from the dialog. If `isRaisedByList`, the host has not chosen a
 * number, and each list may raise it.
 */
function useSeatCapacity(count: number, isRaisedByList: boolean): PersonListCapacity {
  const { values, setFieldValue } = useFormikContext<HostInvitationValues>()
  const seats = isRaisedByList ? invitationLimits.maxSeats : (values.seats ?? 0)
  const left = Number.isNaN(seats) ? 0 : seats - count
  const findRefusal = (added: number) => {
    if (values.added.length + added > invitationLimits.people) return listCopy.full(invitationLimits.people)
    return added > left ? listCopy.seats.exceeded(left, added) : undefined
  }
  const canExtend = (added: number) => count + added <= invitationLimits.maxSeats
  return {
    findRefusal,
    hint: isRaisedByList ? undefined : listCopy.seats.left(left),
    extension: canExtend(1)
      ? {
          label: (added) => listCopy.seats.extend(count + added),
          extend: (added) => void setFieldValue('seats', count + added),
        }
      : undefined,
  }
}
