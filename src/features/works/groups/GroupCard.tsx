import { useId } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { GroupPreauthorization } from '@/api/generated/model/groupPreauthorization'
import { useWrite } from '@/api/writes/use-write'
import { workGroupWrites } from '@/api/writes/work-groups'
import { weekdayWords } from '@/copy/weekdays'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { formatDay, toShortTime } from '@/domain/days'
import { type GroupValidity, getGroupValidity } from '@/domain/group-validity'
import { getEffectiveWeekdays } from '@/domain/weekdays'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { describeGroupFailure } from './describe-group-failure'
import { GroupWorkers } from './GroupWorkers'

export function GroupCard({ group }: { group: GroupAuthorization }) {
  const nameId = useId()
  const { name, active_flag: isActive, to_date, description } = group.preauthorization
  const validity = getGroupValidity(group.preauthorization)

  return (
    <Card
      as="li"
      aria-labelledby={nameId}
      tone={validity === 'off' || validity === 'over' ? 'muted' : 'default'}
      footer={<GroupActions group={group} />}
    >
      <Stack gap={3}>
        <Inline gap={2} justify="between">
          <Heading level={2} size="md" id={nameId}>
            {name}
          </Heading>
          <Inline gap={2}>
            {isActive ? <ExpiryTag lastDay={to_date} /> : null}
            <Tag tone={validity === 'current' || validity === 'near' ? 'success' : 'neutral'}>
              {isActive ? copy.card.on : copy.card.off}
            </Tag>
          </Inline>
        </Inline>
        <WeekdayCircles
          label={copy.card.weekdays}
          days={getEffectiveWeekdays(group.preauthorization)}
          labels={weekdayWords}
        />
        <GroupValidityBox terms={group.preauthorization} validity={validity} />
        {description ? <Text tone="muted">{description}</Text> : null}
        <GroupWorkers group={group.preauthorization} />
      </Stack>
    </Card>
  )
}

function GroupActions({ group }: { group: GroupAuthorization }) {
  const { rosterRefusal } = useWork().rights
  const { openView } = useWorkAddress()
  const remove = useGroupRemoval()
  const { name } = group.preauthorization
  return (
    <Inline gap={2} justify="between">
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${copy.manage}: ${name}`}
        disabledReason={rosterRefusal}
        onClick={() => openView('editar', group.id)}
      >
        {copy.manage}
      </Button>
      <Button
        size="sm"
        variant="quiet-danger"
        aria-label={`${copy.card.remove}: ${name}`}
        disabledReason={rosterRefusal}
        onClick={() => void remove(group)}
      >
        {copy.card.remove}
      </Button>
    </Inline>
  )
}

function useGroupRemoval() {
  const { realPropertyId, workId } = useWork()
  const confirm = useConfirm()
  const notify = useNotify()
  const removeGroup = useWrite(workGroupWrites.deleteGroupAuthorization)
  const { title, question, yes, no, done, failed } = copy.remove
  return ({ id, preauthorization }: GroupAuthorization) =>
    confirm({
      title,
      body: question(preauthorization.name),
      confirmLabel: yes,
      cancelLabel: no,
      tone: 'danger',
      describe: (error) => describeGroupFailure(error, failed, true),
      action: async () => {
        await removeGroup({ rp: realPropertyId, workId, id })
        notify.success(done)
      },
    })
}

const { card } = copy

const tones = {
  off: 'neutral',
  over: 'danger',
  unstaffed: 'warning',
  upcoming: 'neutral',
  near: 'warning',
  current: 'success',
} as const satisfies Record<GroupValidity, string>

interface GroupValidityBoxProps {
  terms: Pick<GroupPreauthorization, 'from_date' | 'to_date' | 'start_time' | 'end_time'>
  validity: GroupValidity
}

function GroupValidityBox({ terms, validity }: GroupValidityBoxProps) {
  const { from_date, to_date, start_time, end_time } = terms
  const facts = [
    card.from(formatDay(from_date)),
    card.to(formatDay(to_date)),
    card.entry(toShortTime(start_time)),
    card.exit(toShortTime(end_time)),
  ]
  return (
    <Alert tone={tones[validity]} title={card.validity[validity](formatDay(from_date))}>
      <Grid as="ul" minColumn="10rem" gap={1}>
        {facts.map((fact) => (
          <Text as="li" key={fact} tone="inherit" hasTabularFigures>
            {fact}
          </Text>
        ))}
      </Grid>
    </Alert>
  )
}
