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
import { useClock, useShownTime } from './clock/use-clock.ts'

const jumps = [
  { label: copy.nextDay, change: { advance: 'P1D' } },
  { label: copy.nextWeek, change: { advance: 'P1W' } },
  { label: copy.real, change: { real: true } },
] as const

/** Shows the clock of the backend, and moves it. */
export function ClockSection() {
  const { clock, action, move } = useClock()
  return (
    <ControlQueryView query={clock}>
      {(state) => (
        <Stack gap={5}>
          <ShownTime key={`${state.now} ${state.tick}`} state={state} />
          <Inline gap={2}>
            {jumps.map(({ label, change }) => (
              <Button
                key={label}
                loading={action.runningId === label}
                onClick={() => void move(label, change)}
              >
                {label}
              </Button>
            ))}
          </Inline>
          <OutcomeAlert outcome={action.outcome} />
          <TimeForm
            now={state.now}
            isBusy={action.runningId === copy.set}
            onSet={(now) => move(copy.set, { now })}
          />
        </Stack>
      )}
    </ControlQueryView>
  )
}

function ShownTime({ state }: { state: State }) {
  const shown = useShownTime(state)
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text size="lg" weight="semibold" hasTabularFigures>
          {capitalised(formatFullInstant(shown))}
        </Text>
        <Tag tone={state.tick ? 'success' : 'neutral'}>{state.tick ? copy.ticking : copy.standing}</Tag>
      </Inline>
      <Text size="sm" tone="muted">
        {copy.about}
      </Text>
    </Stack>
  )
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
