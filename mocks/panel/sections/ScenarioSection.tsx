import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { useControlQuery } from '../calls/use-control-query.ts'
import { usePanelControls } from '../controls-context.tsx'
import { copy } from './scenario/copy.ts'
import { ExportState } from './scenario/ExportState.tsx'
import { ImportState } from './scenario/ImportState.tsx'
import { ResetForm } from './scenario/ResetForm.tsx'

/** Replaces the world by a scenario or by an exported file. */
export function ScenarioSection() {
  const { mock } = usePanelControls()
  const control = useControlQuery(() => mock.state())
  return (
    <Stack gap={8}>
      <ControlQueryView query={control}>
        {(state) => (
          <Stack gap={4}>
            <Text>{copy.describe(state.scenario, state.seed)}</Text>
            <ResetForm currentState={state} />
          </Stack>
        )}
      </ControlQueryView>
      <Stack gap={4}>
        <Heading level={3}>{copy.fileTitle}</Heading>
        <Text size="sm" tone="muted">
          {copy.filePurpose}
        </Text>
        <ExportState />
        <ImportState />
      </Stack>
    </Stack>
  )
}
