import { useId } from 'react'
import { Badge } from '@/design-system/components/Badge/Badge'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Plate } from '@/design-system/components/Plate/Plate'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { GatePerson } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import type { ActionRunner } from '../../calls/use-action.ts'
import { ExpandableList } from '../../ExpandableList.tsx'
import { formatShortInstant } from '../../format-instant.ts'
import { getRowActionId } from './action-id.ts'
import { copy, type Direction } from './copy.ts'

interface GateListProps {
  title: string
  people: readonly GatePerson[]
  /** The text of an empty list. */
  empty: string
  direction: Direction
  actionRunner: ActionRunner
  onPassage: (person: GatePerson) => void
}

/** Lists people, each with a button that checks this person in or out, as `direction` says. */
export function GateList({ title, people, empty, direction, actionRunner, onPassage }: GateListProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Inline gap={2}>
        <Heading level={3} size="sm" id={headingId}>
          {title}
        </Heading>
        <Badge tone="neutral">{people.length}</Badge>
      </Inline>
      {people.length === 0 && <Text tone="muted">{empty}</Text>}
      <ExpandableList items={people} size={10} gap={2} labelledBy={headingId} getMoreLabel={copy.more}>
        {(person) => (
          <GateRow
            key={person.person}
            person={person}
            direction={direction}
            actionRunner={actionRunner}
            onPassage={() => onPassage(person)}
          />
        )}
      </ExpandableList>
    </Stack>
  )
}

interface GateRowProps {
  person: GatePerson
  direction: Direction
  actionRunner: ActionRunner
  onPassage: () => void
}

function GateRow({ person, direction, actionRunner, onPassage }: GateRowProps) {
  const { name, document: documentNumber, reason, plate, since } = person
  const actionId = getRowActionId(direction, person.person)
  const labels =
    direction === 'in'
      ? { buttonText: copy.enter, getButtonLabel: copy.enterOf }
      : { buttonText: copy.leave, getButtonLabel: copy.leaveOf }
  const details = [
    copy.document(documentNumber),
    ...(since === null ? [] : [copy.since(formatShortInstant(new Date(since)))]),
  ]
  return (
    <Card as="li" padding="sm">
      <Stack gap={2}>
        <Inline justify="between" gap={2}>
          <Text weight="medium">{name}</Text>
          <Button
            size="sm"
            aria-label={labels.getButtonLabel(name)}
            loading={actionRunner.runningId === actionId}
            onClick={onPassage}
          >
            {labels.buttonText}
          </Button>
        </Inline>
        <Stack gap={0}>
          <Text size="sm">{reason}</Text>
          <Text size="sm" tone="muted" hasTabularFigures>
            {details.join(' · ')}
          </Text>
        </Stack>
        {plate !== null && (
          <Inline>
            <Plate value={plate} />
          </Inline>
        )}
        {actionRunner.outcome?.actionId === actionId && (
          <OutcomeAlert outcome={actionRunner.outcome} failureTitle={copy.refused[direction]} />
        )}
      </Stack>
    </Card>
  )
}
