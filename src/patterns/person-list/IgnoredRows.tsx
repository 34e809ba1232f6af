import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { cutText } from '@/domain/cut-text'
import { copy } from './copy'

const { preview: words } = copy

const maxNamedRows = 5
const maxRowLength = 40

interface IgnoredRowsProps {
  /** The texts of the rows. */
  rows: readonly string[]
}

/** Names the rows that were taken for no person, so that the user notices a person among them. Long lists of rows can be opened. */
export function IgnoredRows({ rows }: IgnoredRowsProps) {
  const texts = rows.map((text) => (text.length > maxRowLength ? `${cutText(text, maxRowLength)}…` : text))
  if (texts.length <= maxNamedRows)
    return (
      <Text size="sm" tone="muted">
        {words.ignored(texts.length, texts)} {words.ignoredHelp}
      </Text>
    )
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {words.ignored(texts.length)} {words.ignoredHelp}
      </Text>
      <Collapsible summary={words.showIgnored}>
        <Text size="sm">{words.ignoredRows(texts)}</Text>
      </Collapsible>
    </Stack>
  )
}
