import { useFormikContext } from 'formik'
import { memo, useDeferredValue } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import type { AuthorizationValues } from './authorization-form'
import { copy } from './copy'
import { useOverlaps } from './use-overlaps'

/** The warning lists at most this number of overlaps, and states how many more there are. */
const maxListedOverlaps = 3

/** Warns about people with another authorization for the chosen days and hours. The user can still save the form. */
export function OverlapWarning({ authorization }: { authorization?: AuthorizationDetail }) {
  const { values, initialValues } = useFormikContext<AuthorizationValues>()
  // The search begins after the changed form has been painted, so that it does not delay the response to a press.
  const paintedValues = useDeferredValue(values)
  return <Overlaps values={paintedValues} initialValues={initialValues} authorization={authorization} />
}

interface OverlapsProps {
  values: AuthorizationValues
  initialValues: AuthorizationValues
  authorization?: AuthorizationDetail
}

const Overlaps = memo(function Overlaps({ values, initialValues, authorization }: OverlapsProps) {
  const overlaps = useOverlaps(values, initialValues, authorization)
  const unlistedCount = overlaps.length - maxListedOverlaps
  const words = copy.overlap
  return (
    <div role="status">
      {overlaps.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {overlaps
              .slice(0, maxListedOverlaps)
              .map(({ person, authorization: { id, name, from_date, to_date } }) => (
                <Text key={`${person.id} ${id}`}>
                  {words.item(person.full_name, name, formatDay(from_date), formatDay(to_date))}
                </Text>
              ))}
            {unlistedCount > 0 ? <Text>{words.others(unlistedCount)}</Text> : null}
          </Stack>
        </Alert>
      )}
    </div>
  )
})
