import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { invitationLimits } from './limits'
import { useConfirmedCount } from './use-confirmed-count'

/** The name of the event, and how many may come. */
export function InvitationFields({ invitation }: { invitation: AuthorizationDetail | undefined }) {
  const confirmed = useConfirmedCount(invitation)
  const seats = useFormField<number | null>('seats')
  return (
    <>
      <TextField
        {...useFormField<string>('name')}
        label={copy.name}
        maxLength={invitationLimits.name}
        autoComplete="off"
        required
      />
      <NumberField
        {...seats}
        label={copy.seats.label}
        min={invitationLimits.minSeats}
        max={invitationLimits.maxSeats}
        decreaseLabel={copy.seats.less}
        increaseLabel={copy.seats.more}
        required
      />
      {seats.value !== null && seats.value >= invitationLimits.minSeats && seats.value < confirmed ? (
        // Politely: it is said while the number is being typed.
        <Stack role="status">
          <Alert tone="warning">{copy.seats.tooFew(seats.value, confirmed)}</Alert>
        </Stack>
      ) : null}
    </>
  )
}
