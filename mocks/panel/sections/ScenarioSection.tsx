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

/** Shows forms that reset or import the world, and a button that exports the world. */
export function ScenarioSection() {
  const { mock } = usePanelControls()
  const stateQuery = useControlQuery(() => mock.state())
  return (
    <Stack gap={8}>
      <ControlQueryView query={stateQuery}>
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
