import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { listNames } from '@/copy/list-names'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { useWholeRoster } from '../workers/use-whole-roster'
import { copy } from './copy'
import type { GroupValues } from './group-form'
import { type GroupWarning, listGroupWarnings } from './group-warnings'

const words = copy.warnings

/** Warns about workers who may not enter on some days of the group. The user can still save the form. */
export function GroupWarnings() {
  const { values } = useFormikContext<GroupValues>()
  const { workers } = useWholeRoster(true)
  const warnings = useMemo(() => listGroupWarnings(values, workers), [values, workers])
  return (
    <div role="status">
      {warnings.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {warnings.map((warning) => (
              <Text key={warning.code}>{describeWarning(warning, values)}</Text>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}

function describeWarning(warning: GroupWarning, { from, to }: GroupValues): string {
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
