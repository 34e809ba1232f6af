import { Download } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { toLocalDay } from '../../../rules/zone.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import { useAction } from '../../calls/use-action.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'

/** A button that downloads the state of the world as a file. The file name contains the scenario and the current day of the world. */
export function ExportState() {
  const { mock } = usePanelControls()
  const { runningId, outcome, run } = useAction()

  const exportState = () =>
    run(copy.exportState, async () => {
      const [{ scenario, now }, file] = [await mock.state(), await mock.exportState()]
      const name = copy.fileName(scenario, toLocalDay(now))
      downloadText(name, JSON.stringify(file))
      return copy.exported(name)
    })

  return (
    <>
      <Button
        icon={<Download size={20} aria-hidden="true" />}
        loading={runningId !== undefined}
        onClick={exportState}
      >
        {copy.exportState}
      </Button>
      <OutcomeAlert outcome={outcome} />
    </>
  )
}

function downloadText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser starts the download within a minute, and then no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
