import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import type { State } from '../../client.ts'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { OutcomeAlert } from '../calls/OutcomeAlert.tsx'
import { formatFullInstant } from '../format-instant.ts'
import { copy } from './clock/copy.ts'
import { TimeForm } from './clock/TimeForm.tsx'
import { useClock, useCurrentTime } from './clock/use-clock.ts'

const jumps = [
  { label: copy.nextDay, change: { advance: 'P1D' } },
  { label: copy.nextWeek, change: { advance: 'P1W' } },
  { label: copy.real, change: { real: true } },
] as const

/** Shows the clock of the mock backend, with buttons and a form that change it. */
export function ClockSection() {
  const { clock, action, changeClock } = useClock()
  return (
    <ControlQueryView query={clock}>
      {(state) => (
        <Stack gap={5}>
          <CurrentTime key={`${state.now} ${state.tick}`} state={state} />
          <Inline gap={2}>
            {jumps.map(({ label, change }) => (
              <Button
                key={label}
                loading={action.runningId === label}
                onClick={() => void changeClock(label, change)}
              >
                {label}
              </Button>
            ))}
          </Inline>
          <OutcomeAlert outcome={action.outcome} />
          <TimeForm
            now={state.now}
            isBusy={action.runningId === copy.set}
            onSet={(now) => changeClock(copy.set, { now })}
          />
        </Stack>
      )}
    </ControlQueryView>
  )
}

function CurrentTime({ state }: { state: State }) {
  const currentTime = useCurrentTime(state)
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text size="lg" weight="semibold" hasTabularFigures>
          {capitalise(formatFullInstant(currentTime))}
        </Text>
        <Tag tone={state.tick ? 'success' : 'neutral'}>{state.tick ? copy.ticking : copy.stopped}</Tag>
      </Inline>
      <Text size="sm" tone="muted">
        {copy.about}
      </Text>
    </Stack>
  )
}

const capitalise = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
