import { tables } from '@/copy/tables'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { Entry, EntryReason } from '@/domain/entry'
import { copy } from './copy'

const { tomorrow } = copy

/** The sentences by their codes, so that each is told what it is about. */
const sentences: { [Code in EntryReason['code']]: (reason: never) => string } = tomorrow.reasons

/** Why not, in a sentence. */
const sentenceOf = (reason: EntryReason) => (sentences[reason.code] as (about: EntryReason) => string)(reason)

/** Whether somebody may enter tomorrow: yes and between which hours, or no and why. Nothing while that is not known. */
export function EntryCell({ entry }: { entry: Entry | undefined }) {
  if (!entry) return tables.nothing
  const { canEnter, hours, reasons } = entry
  const lines = canEnter ? hours.map(({ start, end }) => tomorrow.hours(start, end)) : reasons.map(sentenceOf)
  return (
    <Stack gap={1} align="start">
      <Tag tone={canEnter ? 'success' : 'danger'}>{canEnter ? tomorrow.yes : tomorrow.no}</Tag>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <Text key={line} as="li" size="sm" tone="inherit">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
