import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { copy } from './copy'
import { useOverlaps } from './use-overlaps'

/** Maximum number of listed overlaps; the others are counted. */
const maxShown = 3
const { overlap: words } = copy

/** Says who is authorized on those days already. It may be saved all the same. */
export function OverlapWarning({ authorization }: { authorization?: AuthorizationDetail }) {
  const overlaps = useOverlaps(authorization)
  const hidden = overlaps.length - maxShown
  return (
    <div role="status">
      {overlaps.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {overlaps
              .slice(0, maxShown)
              .map(({ person, authorization: { id, name, from_date, to_date } }) => (
                <Text key={`${person.id} ${id}`}>
                  {words.one(person.full_name, name, formatDay(from_date), formatDay(to_date))}
                </Text>
              ))}
            {hidden > 0 ? <Text>{words.others(hidden)}</Text> : null}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
