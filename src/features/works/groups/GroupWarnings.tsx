import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { listNames } from '@/copy/list-names'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { type Day, formatDay } from '@/domain/days'
import { useToday } from '@/patterns/page/use-today'
import { useWholeRoster } from '../workers/use-whole-roster'
import { copy } from './copy'
import type { GroupValues } from './group-form'
import { type GroupWarning, getFirstDay, listGroupWarnings } from './group-warnings'

const words = copy.warnings

/** Warns about workers who may not enter on some days of the group. The user can still save the form. */
export function GroupWarnings() {
  const { values } = useFormikContext<GroupValues>()
  const { workers } = useWholeRoster(true)
  const day = useToday()
  const warnings = useMemo(() => listGroupWarnings(values, day, workers), [values, day, workers])
  return (
    <div role="status">
      {warnings.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {warnings.map((warning) => (
              <Text key={warning.code}>
                {describeWarning(warning, { from: getFirstDay(values, day), to: values.to })}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}

function describeWarning(warning: GroupWarning, { from, to }: { from: Day; to: Day }): string {
  if (warning.code === 'nobody') return words.nobody
  if (warning.code === 'noDay') return words.noDay(formatDay(from), formatDay(to))
  if (warning.code === 'checkNotYet')
    return words.checkNotYet(
      listNames(
        warning.workers.map(({ name, firstDay }) => words.since(name, formatDay(firstDay))),
        words.others,
      ),
    )
  return words[warning.code](
    formatDay(to),
    listNames(
      warning.workers.map(({ name, lastDay }) =>
        lastDay === undefined ? words.without(name) : words.until(name, formatDay(lastDay)),
      ),
      words.others,
    ),
  )
}
