import { useFormikContext } from 'formik'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import { cutText } from '@/domain/cut-text'
import { useFormField } from '@/patterns/form/use-form-field'
import type { PersonListCapacity } from '@/patterns/person-list/person-list-options'
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
  const capacity = useSeatCapacity(invitation, count)
  if (disabled) return null
  const addToForm = (people: readonly AuthorizedPerson[], title?: string) =>
    void setValues((latest) => addListToForm(latest, people, { title, isNew: !invitation }))
  return (
    <Stack gap={3}>
      <Text tone="muted">{words.help}</Text>
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
          onRemove={({ person }) => onChange(added.filter((guest) => guest.id !== person.id))}
          getRemovedText={({ title }) => words.removed(title)}
        />
      ) : null}
    </Stack>
  )
}

/** Adds the guests of a list. A new invitation takes its seats, and its name if it has none, from the list. */
function addListToForm(
  values: HostInvitationValues,
  people: readonly AuthorizedPerson[],
  { title = '', isNew }: { title?: string; isNew: boolean },
): HostInvitationValues {
  const next = { ...values, ...addGuests(values, people) }
  if (!isNew) return next
  return {
    ...next,
    name: values.name.trim() === '' ? cutText(title, invitationLimits.name) : values.name,
    seats: hasDefaultSeats(values) ? Math.max(invitationLimits.minSeats, next.added.length) : values.seats,
  }
}

/** Whether the host has left the number of seats as it was proposed. A list then determines the number. */
const hasDefaultSeats = ({ seats, added }: HostInvitationValues): boolean =>
  seats === Math.max(invitationLimits.minSeats, added.length)

/** The seats that the list may take. The host can raise their number from the dialog. */
function useSeatCapacity(invitation: AuthorizationDetail | undefined, count: number): PersonListCapacity {
  const { values, setFieldValue } = useFormikContext<HostInvitationValues>()
  const isRaisedByList = !invitation && hasDefaultSeats(values)
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
