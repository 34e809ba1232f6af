import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { ControlView } from '../calls/ControlView.tsx'
import { useControl } from '../calls/use-control.ts'
import { usePanelControls } from '../controls-context.tsx'
import { copy } from './scenario/copy.ts'
import { ExportState } from './scenario/ExportState.tsx'
import { ImportState } from './scenario/ImportState.tsx'
import { ResetForm } from './scenario/ResetForm.tsx'

/** Which world this is, and another one in its place: a scenario from its beginning, or one that was kept as a file. */
export function ScenarioSection() {
  const { mock } = usePanelControls()
  const control = useControl(() => mock.state())
  return (
    <Stack gap={8}>
      <ControlView control={control}>
        {(state) => (
          <Stack gap={4}>
            <Text>{copy.now(state.scenario, state.seed)}</Text>
            <ResetForm now={state} />
          </Stack>
        )}
      </ControlView>
      <Stack gap={4}>
        <Heading level={3}>{copy.keep}</Heading>
        <Text size="sm" tone="muted">
          {copy.keepMeans}
        </Text>
        <ExportState />
        <ImportState />
      </Stack>
    </Stack>
  )
}
